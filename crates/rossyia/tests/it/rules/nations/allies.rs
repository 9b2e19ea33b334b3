//! X.allies, X.wrangel.

use super::check;

#[test]
fn allied_losses_are_final() {
    check(
        &["X.allies.1", "X.allies.1#1"],
        "given nobody else; south holds rostov; franchet a_s1 at rostov; a_s1 hits 1; south pr 5; franchet leads a_s1
         given army spent 1; army supplied; segment replace
         white: replace a_s1 1 -> refused X.allies.1",
    );
}

#[test]
fn an_allied_hq_gives_armt_to_russians_near_it() {
    check(
        &["X.allies.2", "X.allies.2#1"],
        "given nobody else; ironside miller a_n1 at mourmansk; ironside armt 3; miller armt 1; ironside leads a_n1; spending
         white: give miller
         then ironside armt = 1
         then miller armt = 2",
    );
    check(
        &["X.allies.2#2", "X.allies.2#3"],
        "given nobody else; ironside miller koltchak a_n1 at mourmansk; ironside armt 3; miller armt 5; ironside leads a_n1; spending
         white: give koltchak -> refused X.allies.2
         white: give miller -> refused X.allies.2
         white: give ironside
         then ironside armt = 2",
    );
    check(
        &["V.F.12"],
        "given nobody else; koltchak sakharov s_i1 at oufa; koltchak armt 3; koltchak leads s_i1; spending
         white: give sakharov -> refused V.F.12",
    );
}

#[test]
fn recalled_allies_leave_from_ports_and_are_lost_elsewhere() {
    check(
        &["X.allies.3", "X.allies.3#1"],
        "given nobody else; turn 1919-05; initiative white; bolshevik holds kiev; south holds odessa; franchet a_s1 at odessa; a_s2 at europe; a_s3 at 1650
         given recalled allies south to europe 1 franchet; level 50; all played; last move white
         then leaving allies = 1919-05
         white: done ; 1
         then a_s1 at = withdrawn
         then a_s2 at = withdrawn
         then franchet at = withdrawn
         then a_s3 at = lost",
    );
}

#[test]
fn wrangel_in_europe_brings_no_more_options() {
    check(
        &["X.wrangel.1#1"],
        "given nobody else; event poland_war; poland at peace; treaty_of_riga in 1921-03; south holds sebastopol; wrangel v_i1 at sebastopol; wrangel_in_play in 1920-06; turn 1921-05; level 50
         given ships; wrangel leads v_i1
         then draws white = 2
         white: sail wrangel europe
         given initiative bolshevik; all played; last move white
         white: done ; 1
         then happened wrangel_in_europe = true
         given level 50
         then draws white = 1",
    );
}

#[test]
fn denikine_hands_over_to_wrangel() {
    check(
        &["X.allies.3"],
        "given nobody else; poland at war; event poland_war; south holds sebastopol; denikine at sebastopol; denikine armt 3; wrangel at to_come; bolshevik holds kiev
         given turn 1920-05; initiative white; all played; last move white
         white: done ; 1
         then denikine at = withdrawn
         then wrangel armt = 3",
    );
}
