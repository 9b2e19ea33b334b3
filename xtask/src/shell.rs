//! Running other programs, and the few places they need to know.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a command of ours gives: something, or a sentence for the person who ran it.
pub(crate) type Outcome<T = ()> = Result<T, String>;

/// The top folder of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// A program, to be run in the top folder.
pub(crate) fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The cargo that runs us.
pub(crate) fn cargo() -> Command {
    program(&env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
}

/// The target directory, wherever the person has put it.
pub(crate) fn target_directory() -> Outcome<PathBuf> {
    let metadata = output(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)
        .map_err(|error| format!("`cargo metadata` answered something that is not JSON: {error}"))?;
    match metadata["target_directory"].as_str() {
        Some(path) => Ok(PathBuf::from(path)),
        None => Err("`cargo metadata` names no target directory.".to_owned()),
    }
}

/// A command as one would type it.
pub(crate) fn typed(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program()).to_string_lossy();
    command.get_args().fold(name.into_owned(), |line, argument| line + " " + &argument.to_string_lossy())
}

fn unstartable(command: &Command, error: &io::Error) -> String {
    let name = command.get_program().to_string_lossy();
    match error.kind() {
        io::ErrorKind::NotFound => format!("The program {name} is not there; install it, or put it on the PATH."),
        _ => format!("The program {name} does not start: {error}."),
    }
}

/// Run a command with our terminal as its own.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| unstartable(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed.", typed(command))) }
}

/// What a command prints; where it fails, what it complained of.
pub(crate) fn output(command: &mut Command) -> Outcome<String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| unstartable(command, &error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("`{}` failed:\n{}", typed(command), String::from_utf8_lossy(&output.stderr).trim_end()))
}

/// Whether a command, silenced, succeeds within a time.
pub(crate) fn succeeds(command: &mut Command, within: Duration) -> bool {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = silent.spawn() else { return false };
    let start = Instant::now();
    while start.elapsed() < within {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(Duration::from_millis(20)),
            Err(_) => return false,
        }
    }
    // It hangs: whether it can be stopped makes no difference to the answer.
    child.kill().and_then(|()| child.wait()).is_ok_and(|_| false)
}

/// Become another program, so that the keyboard, the signals and the last word on the screen are its own.
#[cfg(unix)]
pub(crate) fn hand_over(mut command: Command) -> Outcome<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    let error = command.exec();
    Err(unstartable(&command, &error))
}

/// Run another program to its end and end as it did.
#[cfg(not(unix))]
pub(crate) fn hand_over(mut command: Command) -> Outcome<ExitCode> {
    let status = command.status().map_err(|error| unstartable(&command, &error))?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let reason = run(&mut program("no-such-program")).expect_err("there is no such program");
        assert!(reason.contains("no-such-program is not there"), "{reason}");
    }

    #[test]
    fn a_failing_program_gives_its_complaint() {
        let reason = output(program("sh").args(["-c", "echo broken >&2; exit 3"])).expect_err("it fails");
        assert!(reason.ends_with("failed:\nbroken"), "{reason}");
    }

    #[test]
    fn a_program_that_hangs_does_not_succeed() {
        assert!(!succeeds(program("sleep").arg("60"), Duration::from_millis(50)));
        assert!(succeeds(&mut program("true"), Duration::from_secs(30)));
    }
}
