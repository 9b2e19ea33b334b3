//! Which rule of the model a message rests on (BM.1 to BM.35), for what is told of a battle; refusals name theirs beside their
//! reason.

use super::morale::MODEL;

/// The clause of a message.
pub(crate) fn clause_of(id: &str) -> &'static str {
    match id {
        "riverdon-battle-enters" => "BM.2",
        "riverdon-battle-moves" => "BM.5",
        "riverdon-why-blind" => "BM.7",
        "riverdon-battle-fires"
        | "riverdon-odds-hits"
        | "riverdon-odds-hits-more"
        | "riverdon-why-cover"
        | "riverdon-why-dice"
        | "riverdon-why-least-need"
        | "riverdon-why-long-range"
        | "riverdon-why-need"
        | "riverdon-why-open-cavalry"
        | "riverdon-why-street" => "BM.8",
        "riverdon-battle-loses" => "BM.9",
        "riverdon-why-armour" => "BM.10",
        "riverdon-battle-falls-back" => "BM.12",
        "riverdon-battle-rallies" => "BM.13",
        "riverdon-battle-nerve-fails" | "riverdon-odds-nerve" => "BM.14",
        "riverdon-battle-charges" | "riverdon-odds-nerve-fails" | "riverdon-odds-their-hits" => "BM.15",
        "riverdon-odds-own-hits"
        | "riverdon-print-melee-crossing"
        | "riverdon-print-melee-dug-in"
        | "riverdon-print-melee-open"
        | "riverdon-print-melee-rough"
        | "riverdon-print-melee-uphill"
        | "riverdon-print-melee-wire"
        | "riverdon-why-melee-need" => "BM.16",
        "riverdon-battle-captured"
        | "riverdon-battle-destroyed"
        | "riverdon-battle-retreats"
        | "riverdon-battle-takes-square"
        | "riverdon-odds-charge-fails"
        | "riverdon-odds-charge-wins" => "BM.17",
        "riverdon-battle-leader-killed" => "BM.18",
        "riverdon-battle-plane-driven-off" | "riverdon-battle-plane-lost" | "riverdon-battle-plane-stays" => "BM.24",
        "riverdon-print-fire-ambush" | "riverdon-why-ambush" => "BM.26",
        "riverdon-battle-retires" => "BM.27",
        "riverdon-battle-active" | "riverdon-battle-lull" => "BM.32",
        "riverdon-why-crowded" => "BM.33",
        _ => MODEL,
    }
}
