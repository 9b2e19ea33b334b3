//! `stavka serve`: the tables in the browser.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use engine::Fault;
use server::{Reach, Settings};

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
    /// Let friends on your network come in by the links you send them; without, only this computer
    #[arg(long)]
    network: bool,
    /// A name under which friends reach this computer, or the https:// address of a relay; may be given several times
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

/// `stavka serve`.
pub(crate) fn serve(args: ServeArgs) -> Result<(), Fault> {
    let data = args.data.map_or_else(server::default_folder, Ok)?;
    let folder = data.display().to_string();
    let reach = if args.network { Reach::Network } else { Reach::ThisComputer };
    let settings = Settings { port: args.port, reach, names: args.name, ..Settings::at(data) };
    server::serve(settings, |server| {
        line!("Stavka is at {}", server.home());
        line!("That address makes a browser the host's: keep it to yourself.");
        for number in server::addresses().into_iter().filter(|_| args.network) {
            line!(
                "Friends on your network reach it at http://{number}:{}/, by a link from you.",
                server.address().port()
            );
        }
        line!("The tables are kept in {folder}. Ctrl-C ends it; nothing is lost.");
        if args.open && !server.front_door().is_ok_and(|door| open(&door)) {
            line!("No browser could be started: open the address by hand.");
        }
    })
}

/// Start the browser on a file; false if there is none.
fn open(file: &Path) -> bool {
    let mut command = match std::env::consts::OS {
        "macos" => Command::new("open"),
        "windows" => {
            let mut command = Command::new("cmd");
            command.args(["/C", "start", ""]);
            command
        }
        _ => Command::new("xdg-open"),
    };
    command.arg(file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
