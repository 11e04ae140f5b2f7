//! The guest's secrets: one file per server in the user's folder, which nobody
//! else may read. Whoever has such a secret sits on the guest's chairs.

use super::address::{self, Address, Server};
use engine::{Arg, Message};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Where secrets are kept.
pub(crate) struct Keys {
    folder: PathBuf,
}

impl Keys {
    /// The user's folder.
    pub(crate) fn of_user() -> Result<Keys, Message> {
        let folder = dirs::data_dir().ok_or_else(|| Message::new("join-no-home"))?;
        Ok(Keys { folder: folder.join("durbar").join("servers") })
    }

    fn path(&self, server: &Server) -> PathBuf {
        let name: String = server.to_string();
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' };
        self.folder.join(name.replace("://", "-").chars().map(plain).collect::<String>())
    }

    fn last(&self) -> PathBuf {
        self.folder.join("last")
    }

    /// The server that was joined last.
    pub(crate) fn last_server(&self) -> Option<Server> {
        match address::read(&fs::read_to_string(self.last()).ok()?) {
            Ok(Address::Server(server)) => Some(server),
            _ => None,
        }
    }

    /// This server was joined.
    pub(crate) fn joined(&self, server: &Server) -> Result<(), Message> {
        let path = self.last();
        write(&path, &format!("{server}\n")).map_err(|why| unkept(&path, &why))
    }

    /// The secret for a server, if there is one.
    pub(crate) fn key(&self, server: &Server) -> Result<Option<String>, Message> {
        let path = self.path(server);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text.trim().to_owned()).filter(|text| !text.is_empty())),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(why) => {
                let message = Message::new("cli-cannot-read").text("why", why.to_string());
                Err(with_file(message, &path))
            }
        }
    }

    /// Keeps the secret for a server. An empty one shows whether it could be.
    pub(crate) fn keep(&self, server: &Server, key: &str) -> Result<(), Message> {
        let path = self.path(server);
        write(&path, &format!("{key}\n")).map_err(|why| unkept(&path, &why))
    }
}

fn unkept(path: &Path, why: &io::Error) -> Message {
    with_file(Message::new("join-unkept").text("why", why.to_string()), path)
}

/// Whole, however long: one must be able to go there.
fn with_file(mut message: Message, path: &Path) -> Message {
    message.args.push(("file".into(), Arg::Text(path.display().to_string())));
    message
}

/// Writes a file that only its owner may read.
fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = private(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(unix)]
fn private(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path)?;
    // One that was there before may have been open to others.
    file.set_permissions(fs::Permissions::from_mode(0o600))?;
    Ok(file)
}

/// Where files have no such modes the user's folder is the user's own.
#[cfg(not(unix))]
fn private(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create(true).truncate(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_kept_by_server_and_the_last_one_is_known() {
        let folder = std::env::temp_dir().join(format!("durbar-keys-{}", std::process::id()));
        let keys = Keys { folder: folder.join("servers") };
        let server = |port| Server { secure: false, host: "::1".to_owned(), port };
        assert_eq!(keys.key(&server(1)), Ok(None));
        assert_eq!(keys.last_server(), None);
        keys.keep(&server(1), "one").unwrap();
        keys.keep(&server(2), "two").unwrap();
        keys.joined(&server(2)).unwrap();
        assert_eq!(keys.key(&server(1)), Ok(Some("one".to_owned())));
        assert_eq!(keys.last_server(), Some(server(2)));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let path = keys.path(&server(1));
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
            keys.keep(&server(1), "other").unwrap();
            for entry in fs::read_dir(&keys.folder).unwrap() {
                let mode = entry.unwrap().metadata().unwrap().permissions().mode();
                assert_eq!(mode & 0o777, 0o600);
            }
        }
        // A file where the folder should be.
        fs::remove_dir_all(&folder).unwrap();
        fs::write(&folder, "").unwrap();
        assert_eq!(keys.keep(&server(1), "x").unwrap_err().id, "join-unkept");
        fs::remove_file(&folder).unwrap();
    }
}
