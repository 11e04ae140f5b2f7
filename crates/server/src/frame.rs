//! A message as it goes over a connection.
//!
//! Framed where it is written: whoever it goes to is sent the same bytes, and
//! no connection keeps a buffer of its own for what it sends.

use serde::Serialize;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Control, Data, OpCode};

/// As long as the longest head of what a server sends.
const HEAD: usize = 10;
/// Most messages are shorter.
const ROOM: usize = 512;

/// A framed message.
pub(crate) struct Frame {
    /// The head and the message, after room for a longer head.
    bytes: Vec<u8>,
    start: usize,
}

impl Frame {
    /// Frames the text that is written by `write`.
    pub(crate) fn written(write: impl FnOnce(&mut Vec<u8>)) -> Frame {
        Frame::of(OpCode::Data(Data::Text), write)
    }

    /// Frames this message.
    pub(crate) fn message(heard: &impl Serialize) -> Frame {
        // Writing to memory does not fail, and what we say can be written.
        Frame::written(|bytes| drop(serde_json::to_writer(bytes, heard)))
    }

    /// Asks whether somebody is still there.
    pub(crate) fn ping() -> Frame {
        Frame::of(OpCode::Control(Control::Ping), |_| {})
    }

    /// The last one.
    pub(crate) fn close(code: u16, reason: &str) -> Frame {
        Frame::of(OpCode::Control(Control::Close), |bytes| {
            bytes.extend_from_slice(&code.to_be_bytes());
            bytes.extend_from_slice(reason.as_bytes());
        })
    }

    fn of(opcode: OpCode, write: impl FnOnce(&mut Vec<u8>)) -> Frame {
        let mut bytes = Vec::with_capacity(ROOM);
        bytes.extend_from_slice(&[0; HEAD]);
        write(&mut bytes);
        let length = (bytes.len() - HEAD) as u64;
        let head = FrameHeader { opcode, ..FrameHeader::default() };
        let start = HEAD - head.len(length);
        // It fits exactly.
        let _ = head.format(length, &mut &mut bytes[start..HEAD]);
        Frame { bytes, start }
    }

    /// What is sent.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_as_long_as_their_message_needs() {
        for (length, head) in [
            (0, &[0x81, 0][..]),
            (125, &[0x81, 125]),
            (126, &[0x81, 126, 0, 126]),
            (65_535, &[0x81, 126, 255, 255]),
            (65_536, &[0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] {
            let frame = Frame::written(|bytes| bytes.resize(bytes.len() + length, b'a'));
            let (found, text) = frame.bytes().split_at(head.len());
            assert_eq!(found, head);
            assert!(text.len() == length && text.iter().all(|letter| *letter == b'a'));
        }
    }

    #[test]
    fn control_frames_say_what_they_are() {
        assert_eq!(Frame::ping().bytes(), [0x89, 0]);
        assert_eq!(Frame::close(1008, "no").bytes(), [0x88, 4, 0x03, 0xf0, b'n', b'o']);
    }
}
