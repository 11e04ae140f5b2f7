//! A message as it goes over a connection.
//!
//! Framed once, when it is made: whoever it goes to is sent the same bytes, and
//! no connection keeps a buffer of its own for what it sends.

use axum::body::Bytes;
use table::wire::Heard;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Longer than any head of a frame.
const HEAD: usize = 14;

/// A framed message. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Frame(Bytes);

impl Frame {
    /// Frames this text.
    pub(crate) fn of(text: &str) -> Frame {
        let mut bytes = Vec::with_capacity(text.len() + HEAD);
        let head = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        // Writing to memory does not fail.
        let _ = head.format(text.len() as u64, &mut bytes);
        bytes.extend_from_slice(text.as_bytes());
        Frame(bytes.into())
    }

    /// Frames this message.
    pub(crate) fn message(heard: &Heard) -> Frame {
        Frame::of(&serde_json::to_string(heard).unwrap_or_default())
    }

    /// What is sent.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}
