//! VII.M: the reserve.

use crate::rules::check;

/// Stalin with fourteen units far from everybody.
const FOURTEEN: &str = "given nobody else; weather north clear; weather south clear; turn 1919-10; stalin b_25 b_lett b_16 b_24 at 7234; b_18 b_6 b_9 b_12 b_13 at 7236; b_14 b_15 b_17 b_20 b_22 at 7238; stalin leads b_25 b_lett b_16 b_24 b_18 b_6 b_9 b_12 b_13 b_14 b_15 b_17 b_20 b_22; army supplied; army spent 3; segment name reserve\n";

#[test]
fn a_quarter_of_the_army_may_wait() {
    check(
        &["VII.M.1", "VII.M.1#1", "VII.M.2", "VII.M.2#1", "VII.M.4", "VII.M.4#1", "EX.20", "EX.20#1"],
        &format!(
            "{FOURTEEN}then reserve most = 3
             bolshevik: reserve b_25+b_lett+b_16+b_24 -> refused VII.M.2
             bolshevik: reserve b_25+b_lett
             then b_25 reserve = true
             bolshevik: reserve b_16+b_24 -> refused VII.M.2
             bolshevik: reserve b_16
             then segment = move
             given stalin leads b_25 b_lett b_18 b_6 b_9 b_12 b_13 b_14; army supplied; army spent 3; segment name reserve
             then reserve most = 2
             given stalin leads b_25 b_lett b_18; army spent 3
             then reserve most = 0"
        ),
    );
    check(
        &["VII.M.1#1", "V.I.13", "V.I.13#1"],
        &format!("{FOURTEEN}given army spent 2\n bolshevik: reserve b_25 -> refused VII.M.1"),
    );
}

#[test]
fn it_has_shock_and_is_in_no_enemy_zone() {
    check(
        &["VII.M.3", "VII.M.3#1"],
        &format!(
            "{FOURTEEN}bolshevik: reserve b_18 -> refused VII.M.3
             bolshevik: reserve b_25
             given v_i1 at 7334
             bolshevik: reserve b_lett -> refused VII.M.3"
        ),
    );
}

#[test]
fn others_move_and_fight_first() {
    check(
        &["VII.M.5", "VII.M.5#1", "VII.M.5#2", "VII.M.6", "VII.M.6#1"],
        "given nobody else; weather south clear; turn 1919-10; stalin b_25 b_24 at 4247; b_18 b_6 at 4248; b_9 b_12 at 4346; b_lett b_16 at 4146; v_drozd v_markov v_i1 at tsaritzin; stalin leads b_25 b_lett b_24 b_18 b_6 b_9 b_12 b_16; army supplied; army spent 3; segment name reserve
         bolshevik: reserve b_25 -> refused VII.M.3
         bolshevik: reserve b_lett
         bolshevik: done
         then segment = move
         bolshevik: march b_lett 4246 -> refused V.C.4
         bolshevik: reserve b_16 -> refused VII.M.5
         bolshevik: done
         bolshevik: attack b_lett@tsaritzin -> refused VII.M.5
         bolshevik: attack b_25@tsaritzin,b_24@tsaritzin,b_18@tsaritzin,b_6@tsaritzin,b_9@tsaritzin,b_12@tsaritzin
         bolshevik: resolve tsaritzin ; 3
         bolshevik: lose b_25:1,b_18:1
         white: lose v_i1:1
         then loser = attacker
         bolshevik: stand
         bolshevik: lose b_24:1
         then segment = reservemove
         bolshevik: march b_16 4246 -> refused V.C.4
         bolshevik: march b_lett 4246
         bolshevik: done
         then segment = reserveannounce
         then modifier b_lett vs tsaritzin = 2
         bolshevik: attack b_18@tsaritzin -> refused X.combat.2
         bolshevik: done
         then segment = none",
    );
}

#[test]
fn stalin_takes_tsaritzin_with_his_reserve() {
    check(
        &["EX.20", "EX.20#1", "EX.20#2", "EX.20#3", "VII.M.6", "VII.D.3"],
        "given nobody else; weather south mud; turn 1919-10; stalin b_24 b_15 at 4247; b_18 b_6 at 4248; b_9 b_12 at 4348; b_23 at 4346; b_25 b_lett at 4146; b_16 at 4345; b_13 b_14 b_17 b_20 at 4145; v_i1 v_i2 v_i3 at tsaritzin; stalin leads b_24 b_15 b_18 b_6 b_9 b_12 b_23 b_25 b_lett b_16 b_13 b_14 b_17 b_20; army supplied; army spent 3; segment name reserve
         then reserve most = 3
         bolshevik: reserve b_25+b_lett+b_16
         bolshevik: done
         bolshevik: attack b_24@tsaritzin,b_15@tsaritzin,b_18@tsaritzin,b_6@tsaritzin,b_9@tsaritzin,b_12@tsaritzin,b_23@tsaritzin
         then odds b_24 b_15 b_18 b_6 b_9 b_12 b_23 vs tsaritzin = 2-1
         bolshevik: resolve tsaritzin ; 4
         bolshevik: lose b_24:1,b_15:1
         white: lose v_i2:2
         then loser = defender
         then stand price = 3
         white: stand
         white: lose v_i1:1,v_i3:2
         then v_i1 hits = 1
         then segment = reservemove
         bolshevik: march b_25+b_lett 4246
         bolshevik: march b_16 4346
         bolshevik: done
         bolshevik: attack b_25@tsaritzin,b_lett@tsaritzin,b_16@tsaritzin
         then odds b_25 b_lett b_16 vs tsaritzin = 4-1
         bolshevik: resolve tsaritzin ; 1
         bolshevik: lose b_25:1,b_lett:1
         then prompt = rossyia-ask-advance
         bolshevik: advance b_25 tsaritzin
         then holder tsaritzin = bolshevik",
    );
}

#[test]
fn the_reserve_follows_all_combats_and_precedes_the_railheads() {
    check(
        &["IV.0.3", "IV.0.3#1"],
        "given nobody else; weather south clear; turn 1919-10; stalin b_25 b_24 at 4247; b_18 b_6 at 4248; b_9 b_12 at 4348; b_lett b_16 at 4146; v_drozd v_markov v_i1 at tsaritzin; hetman at 3553; zinoviev at moscou; stalin leads b_25 b_lett b_24 b_18 b_6 b_9 b_12 b_16; army supplied; army spent 3; b_lett in reserve; south rail 4246; segment announce
         bolshevik: attack b_25@tsaritzin,b_24@tsaritzin,b_18@tsaritzin,b_6@tsaritzin,b_9@tsaritzin,b_12@tsaritzin
         bolshevik: march b_lett 4246 -> refused I.B.6
         bolshevik: resolve tsaritzin ; 3
         bolshevik: lose b_25:1,b_18:1
         white: lose v_i1:1
         bolshevik: stand
         bolshevik: lose b_24:1
         then segment = reservemove
         then combats = 0
         bolshevik: march b_lett 4246
         bolshevik: done
         then rail 4246 = south
         bolshevik: done
         then rail 4246 = bolshevik",
    );
}
