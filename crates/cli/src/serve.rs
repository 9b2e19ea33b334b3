//! `stavka serve`: the tables in the browser.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use engine::Fault;
use server::Settings;

use crate::print::line;

/// Arguments of `stavka serve`.
#[derive(Args)]
pub(crate) struct ServeArgs {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, default_value_t = 1918)]
    port: u16,
    /// The folder to keep the tables in; without, where programs keep their data on this computer
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

/// `stavka serve`.
pub(crate) fn serve(args: ServeArgs) -> Result<(), Fault> {
    let data = args.data.map_or_else(server::default_folder, Ok)?;
    let folder = data.display().to_string();
    server::serve(Settings { data, port: args.port }, |address| {
        let address = format!("http://{address}/");
        line!("Stavka is at {address}");
        line!("The tables are kept in {folder}. Ctrl-C ends it; nothing is lost.");
        if args.open && !open(&address) {
            line!("No browser could be started: open the address by hand.");
        }
    })
}

/// Start the browser; false if there is none.
fn open(address: &str) -> bool {
    let mut command = match std::env::consts::OS {
        "macos" => Command::new("open"),
        "windows" => {
            let mut command = Command::new("cmd");
            command.args(["/C", "start", ""]);
            command
        }
        _ => Command::new("xdg-open"),
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
