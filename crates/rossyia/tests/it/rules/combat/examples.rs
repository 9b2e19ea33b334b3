//! The worked examples of the chapter, with their numbers.

use crate::rules::check;

/// A faces R1 and R2, B faces R2 and R3.
const MILLER: &str = "given nobody else; weather north clear; weather south clear; miller m_i1 m_i2 at 7234; m_sb m_i3 m_train at 7236; b_dvina at 7334; b_wilna at 7335; b_vologda at 7336; miller leads m_i1 m_i2 m_sb m_i3; b_dvina hits 1; segment announce\n";

#[test]
fn miller_divides_his_stacks() {
    check(
        &["EX.1", "EX.1#1", "EX.1#2", "EX.1#3", "EX.2", "EX.2#1", "EX.2#2"],
        &format!(
            "{MILLER}given army spent 2
             then duties m_i1@7334 m_i2@7334 = 7335
             white: attack m_i1@7334,m_i2@7334,m_sb@7335,m_i3@7335 -> refused VII.A.3
             white: attack m_i1@7334,m_i2@7334,m_sb@7335,m_i3@7336
             then combats = 3
             given miller leads m_i1 m_i2 m_sb m_i3; army spent 1; segment announce
             white: attack m_i1@7334,m_i2@7334,m_sb@7335,m_i3@7336 -> refused V.I.7
             white: attack m_i1@7334,m_i2@7335
             then combats = 2
             given b_24 at 7336; miller leads m_i1 m_i2 m_sb m_i3; army spent 2; segment announce
             white: attack m_i1@7334,m_i2@7334,m_sb@7335,m_i3@7336 -> refused VII.A.10
"
        ),
    );
}

#[test]
fn three_stacks_in_a_triangle_cover_each_other() {
    check(
        &["EX.5", "EX.5#1"],
        "given nobody else; weather north clear; weather south clear; turn 1918-11; denikine v_k1 v_k4 v_guard at 7234; b_wilna at 7334; b_wilna hits 1; b_24 b_38 at 7434; b_9 at 7435; denikine leads v_k1 v_k4 v_guard; army spent 3; segment announce
         white: attack v_k1@7334,v_k4@7334,v_guard@7334
         white: resolve 7334 ; 4
         white: advance v_k1+v_k4+v_guard 7334
         given hetman v_i1 v_i2 v_drozd at 7433; v_markov at 7533; hetman leads v_i1 v_i2 v_drozd v_markov; army supplied; army spent 3; segment announce
         white: attack v_i1@7434,v_i2@7434,v_drozd@7434,v_markov@7434
         then zoc white 7435 = 1
         then odds v_i1 v_i2 v_drozd v_markov vs 7434 = 3-2
         white: resolve 7434 ; 3
         white: lose v_drozd:1
         bolshevik: lose b_38:2
         then prompt = rossyia-ask-stand-or-retreat
         bolshevik: retreat b_24 7435>7436
         bolshevik: retreat b_38 7435>7436
         then b_24 hits = 0
         then b_38 hits = 2",
    );
}

#[test]
fn a_screen_behind_perm_lets_the_first_unit_pass() {
    check(
        &["EX.7", "EX.7#1", "EX.7#2"],
        "given nobody else; weather north snow; turn 1918-11; koltchak s_i1 s_i2 at 6115; b_ural at perm; b_29 at 5915; koltchak leads s_i1 s_i2; army supplied; army spent 3; segment announce
         then bank perm 5915 = majorriver
         white: attack s_i1@perm,s_i2@perm
         then odds s_i1 s_i2 vs perm = 3-1
         white: resolve perm ; 5
         white: lose s_i1:1,s_i2:1
         then b_ural hits = 2
         bolshevik: retreat b_ural 5915>5814
         then b_ural at = 5814
         then b_ural hits = 2
         then b_29 at = 5915",
    );
    check(
        &["EX.7#1"],
        "given nobody else; weather north snow; turn 1918-11; koltchak s_i1 s_i2 at 6115; b_ural at perm; b_29 at 5915; s_i3 at 5816; koltchak leads s_i1 s_i2; army supplied; army spent 3; segment announce
         then zoc white 5915 = 1
         white: attack s_i1@perm,s_i2@perm
         white: resolve perm ; 5
         white: lose s_i1:1,s_i2:1
         then b_ural hits = 2
         bolshevik: retreat b_ural 5915>5814
         then b_ural hits = 2",
    );
}

#[test]
fn odds_of_nine_cases() {
    check(
        &["EX.11", "EX.11#1", "EX.11#2", "EX.11#3", "EX.11#4", "EX.11#5", "EX.11#6", "EX.11#7", "EX.11#8", "EX.11#9"],
        "then odds of 18 6 clear = 3-1
         then odds of 19 5 clear = 4-1
         then odds of 35 10 clear = 4-1
         then odds of 9 6 clear = 3-2
         then odds of 11 6 clear = 3-2
         then odds of 12 6 clear = 2-1
         then odds of 15 8 clear = 3-2
         then odds of 5 10 clear = 1-2
         then odds of 4 10 clear = refused",
    );
}

#[test]
fn worochilov_at_rostov_in_normal_combat() {
    check(
        &["EX.13", "EX.13#1", "EX.13#2", "EX.13#3", "EX.13#4", "EX.13#5", "X.activation.4", "X.activation.4#1", "VII.G.8"],
        "given nobody else; weather south clear; turn 1919-05; worochilov b_25 b_6 b_train_trotsky trotsky at 3551; denikine v_guard v_heavy v_art1 v_art2 at rostov; worochilov leads b_25 b_6 b_train_trotsky; army spent 3; segment announce
         then attack b_25 b_6 b_train_trotsky vs rostov = 30
         then defence b_25 vs rostov = 17
         then defence shock b_25 vs rostov = 11
         then shock b_25 b_6 b_train_trotsky vs rostov = 8
         then kind b_25 b_6 b_train_trotsky vs rostov = normal
         then quotient 30 17 = 1.76
         then odds of 30 17 city = 3-2
         then odds b_25 b_6 b_train_trotsky vs rostov = 3-2
         then modifier b_25 b_6 b_train_trotsky vs rostov with trotsky = 3
         then result city 3-2 5 = 2/1 white
         bolshevik: attack b_25@rostov,b_6@rostov,b_train_trotsky@rostov
         bolshevik: resolve rostov with=trotsky ; 2
         then bonus worochilov = false
         then bonus trotsky = true
         bolshevik: lose b_25:1,b_6:1
         white: lose v_guard:1
         then loser = attacker
         bolshevik: retreat b_25+b_6 3550
         bolshevik: retreat b_train_trotsky 3450
         then b_6 at = 3550
         then v_guard at = 3452",
    );
}

#[test]
fn worochilov_at_rostov_in_the_higher_grey_zone() {
    check(
        &["EX.14", "EX.14#1", "EX.14#2", "EX.14#3", "EX.14#4"],
        "given nobody else; weather south clear; turn 1919-05; worochilov b_24 b_6 b_train_trotsky trotsky at 3551; b_9 at 3451; denikine v_guard v_r5 v_art1 v_art2 at rostov; worochilov leads b_24 b_9 b_6 b_train_trotsky; army spent 3; segment announce
         then attack b_24 b_9 b_6 b_train_trotsky vs rostov = 34
         then defence b_24 vs rostov = 17
         then kind b_24 b_9 b_6 b_train_trotsky vs rostov = normal
         then odds b_24 b_9 b_6 b_train_trotsky vs rostov = 2-1
         then result city 2-1 8 = 2/2 higher
         bolshevik: attack b_24@rostov,b_9@rostov,b_6@rostov,b_train_trotsky@rostov
         bolshevik: resolve rostov with=trotsky ; 5
         bolshevik: lose b_24:1,b_6:1
         white: lose v_art1:1,v_art2:1
         then loser = defender
         then stand price = 3
         white: stand
         white: lose v_guard:2,v_r5:1
         then v_r5 hits = 1
         then denikine at = 3452
         then combats = 0
         then holder rostov = south
         then b_24 at = 3551",
    );
}

#[test]
fn hetman_at_tsaritzin() {
    let forces = "given nobody else; weather south clear; hetman v_guard v_art1 v_i1 v_i2 at 4247; b_37 b_38 at tsaritzin; hetman leads v_guard v_art1 v_i1 v_i2; army spent 1; segment announce
         then odds v_guard v_art1 v_i1 v_i2 vs tsaritzin = 3-1
         then kind v_guard v_art1 v_i1 v_i2 vs tsaritzin = assault
         given stalin at tsaritzin
         then modifier v_guard v_art1 v_i1 v_i2 vs tsaritzin with hetman = 2
         white: attack v_guard@tsaritzin,v_art1@tsaritzin,v_i1@tsaritzin,v_i2@tsaritzin\n";
    check(
        &["EX.15", "EX.15#1", "EX.15#2", "EX.15#3", "EX.15#4"],
        &format!(
            "{forces}white: resolve tsaritzin with=hetman ; 5
             then losses = 2
             white: lose v_guard:1,v_i1:1
             bolshevik: lose b_37:2
             then loser = defender
             bolshevik: stand
             then losses = 3
             bolshevik: lose b_37:1,b_38:2
             then b_37 at = lost
             then b_38 hits = 2"
        ),
    );
    check(
        &["EX.16", "EX.16#1", "EX.16#2"],
        &format!(
            "{forces}white: resolve tsaritzin with=hetman ; 1
             white: lose v_guard:1,v_i1:1
             bolshevik: lose b_37:1
             then loser = attacker
             white: retreat v_guard+v_art1 4147
             white: retreat v_i1+v_i2 4146
             then v_i1 at = 4146
             then b_37 at = 4347
             then b_37 hits = 1"
        ),
    );
}

#[test]
fn denikine_across_the_don_into_rostov() {
    check(
        &[
            "EX.17", "EX.17#1", "EX.17#2", "EX.17#3", "EX.17#4", "EX.17#5", "EX.17#6", "EX.17#7", "EX.17#8", "EX.17.b",
            "EX.17.b#1", "EX.17.b#2", "EX.17.b#3",
        ],
        "given nobody else; weather south snow; turn 1918-11; denikine v_guard v_art1 v_art2 v_art3 at 3453; v_art4 v_art5 v_i1 v_i2 at 3553; b_ros b_cav_ros b_train_a at rostov; b_train_a show full; denikine leads v_guard v_art1 v_art2 v_art3 v_art4 v_art5 v_i1 v_i2; army spent 3; segment announce
         then attack v_guard v_art1 v_art2 v_art3 v_art4 v_art5 v_i1 v_i2 vs rostov = 28
         then shock v_guard v_art1 v_art2 v_art3 v_art4 v_art5 v_i1 v_i2 vs rostov = 17
         then defence v_guard vs rostov = 11
         then defence shock v_guard vs rostov = 4
         then kind v_guard v_art1 v_art2 v_art3 v_art4 v_art5 v_i1 v_i2 vs rostov = assault
         then quotient 28 11 = 2.54
         then odds of 28 11 city = 3-1
         then odds v_guard v_art1 v_art2 v_art3 v_art4 v_art5 v_i1 v_i2 vs rostov = 3-1
         then result city 3-1 8 = 2/2 higher
         then modifier v_guard v_art1 v_art2 v_art3 v_art4 v_art5 v_i1 v_i2 vs rostov with denikine = 3
         white: attack v_guard@rostov,v_art1@rostov,v_art2@rostov,v_art3@rostov,v_art4@rostov,v_art5@rostov,v_i1@rostov,v_i2@rostov
         white: resolve rostov with=denikine ; 5
         then losses = 2
         white: lose v_i1:1,v_i2:1 -> refused VII.I.6
         white: lose v_guard:1,v_i1:1
         bolshevik: lose b_cav_ros:2
         then stand price = 3
         bolshevik: stand
         bolshevik: lose b_ros:3
         then b_ros at = lost
         then b_cav_ros hits = 2
         then v_guard hits = 1
         then v_i1 hits = 1
         then b_train_a at = 3452
         then quotient 17 11 = 1.54
         then odds of 17 11 city = 3-2
         then leftmost city = 3-2
         then defence v_guard vs rostov = 7
         then odds of 10 7 city = refused
         then odds of 10.5 7 city = 3-2",
    );
}

#[test]
fn koltchak_at_kazan() {
    check(
        &["EX.18", "EX.18#1", "EX.18#2", "EX.18#3", "EX.18#4", "EX.18#5", "EX.18#6"],
        "given nobody else; weather north snow; turn 1919-03; koltchak s_guard1 s_guard2 s_i6 s_art1 s_train at 5023; b_30 b_p34 blucher at kazan; koltchak leads s_guard1 s_guard2 s_i6 s_art1 s_train; army supplied; army spent 3; segment announce
         then weight 5023 = 8
         then legal 5023 = true
         then attack s_guard1 s_guard2 s_i6 s_art1 s_train vs kazan = 39
         then shock s_guard1 s_guard2 s_i6 s_art1 s_train vs kazan = 10
         then defence s_i6 vs kazan = 12
         then defence shock s_i6 vs kazan = 0
         then kind s_guard1 s_guard2 s_i6 s_art1 s_train vs kazan = assault
         then quotient 39 12 = 3.25
         then odds of 39 12 city = 3-1
         then odds s_guard1 s_guard2 s_i6 s_art1 s_train vs kazan = 3-1
         then result city 3-1 3 = 2/1 white
         then modifier s_guard1 s_guard2 s_i6 s_art1 s_train vs kazan with koltchak = 1
         white: attack s_guard1@kazan,s_guard2@kazan,s_i6@kazan,s_art1@kazan,s_train@kazan
         white: resolve kazan with=koltchak ; 2
         then losses = 2
         white: lose s_guard1:1,s_guard2:1
         bolshevik: lose b_30:1
         then loser = attacker
         white: stand
         then losses = 1
         white: lose s_i6:1
         then s_i6 hits = 1
         then s_guard2 hits = 1
         then b_30 hits = 1
         then s_train at = 5023",
    );
    // Of the three losses one on a Guard is not enough.
    check(
        &["EX.18#6"],
        "given nobody else; weather north snow; turn 1919-03; koltchak s_guard1 s_guard2 s_i6 s_art1 s_train at 5023; b_30 b_p34 blucher at kazan; koltchak leads s_guard1 s_guard2 s_i6 s_art1 s_train; army supplied; army spent 3; segment announce
         white: attack s_guard1@kazan,s_guard2@kazan,s_i6@kazan,s_art1@kazan,s_train@kazan
         white: resolve kazan with=koltchak ; 2
         white: lose s_i6:2 -> refused VII.I.6
         white: lose s_guard1:1,s_i6:1
         bolshevik: lose b_30:1
         white: stand
         then losses = 1
         white: lose s_i6:1 -> refused VII.I.6
         white: lose s_guard2:1
         then s_i6 hits = 1",
    );
}

#[test]
fn koltchak_over_the_volga_pins_a_red_unit() {
    check(
        &["EX.19", "EX.19#1", "EX.19#2"],
        "given nobody else; weather north clear; koltchak s_guard1 s_guard2 s_or1 at 5024; b_24 at 5025; koltchak leads s_guard1 s_guard2 s_or1; army supplied; army spent 3; segment announce
         then bank 5024 5025 = majorriver
         white: attack s_guard1@5025,s_guard2@5025,s_or1@5025
         white: resolve 5025 ; 4
         white: lose s_guard1:1
         bolshevik: retreat b_24 4926>4927
         white: advance s_guard1+s_guard2 5025
         white: advance s_or1 5025>4926
         then s_or1 at = 4926
         then zoc white 4927 = 1
         given b_24 hits 1; bolshevik pr 5; tchoukatchevski at 5028; tchoukatchevski leads b_24; army supplied; army spent 3; segment replace
         bolshevik: replace b_24 1 -> refused V.J.4
         given s_or1 at 4925
         bolshevik: replace b_24 1
         then b_24 hits = 0",
    );
}

#[test]
fn koltchak_takes_kazan_and_the_army_beside_it_escapes() {
    check(
        &["EX.8", "EX.8#1", "EX.8#2"],
        "given nobody else; weather north clear; turn 1919-01; koltchak s_guard1 s_guard2 s_art1 at 5023; s_i1 s_i2 s_or1 at 5024; b_wilna at kazan; b_wilna hits 1; tchoukatchevski b_24 at 5025; s_i3 at 4826; koltchak leads s_guard1 s_guard2 s_art1 s_i1 s_i2 s_or1; army supplied; army spent 3; segment announce
         white: attack s_guard1@kazan,s_guard2@kazan,s_art1@kazan,s_i1@5025,s_i2@5025,s_or1@5025
         then modifier s_guard1 s_guard2 s_art1 vs kazan = 3
         then modifier s_i1 s_i2 vs 5025 = 0
         white: resolve kazan ; 6
         then b_wilna at = lost
         white: advance s_guard1+s_guard2 kazan
         white: done
         white: resolve 5025 ; 5
         white: lose s_or1:1
         then loser = defender
         then b_24 hits = 1
         bolshevik: retreat b_24 4925>4824
         then b_24 hits = 2
         then tchoukatchevski at = 4824",
    );
}

#[test]
fn koutiepov_takes_rostov_with_his_reserve() {
    check(
        &["EX.10", "EX.10#1", "EX.10#2"],
        "given nobody else; weather south clear; turn 1919-01; koutiepov v_i1 v_i2 v_i3 v_pl1 at 3551; v_guard v_markov at 3549; v_pl2 v_kertch at 3449; b_37 at rostov; b_38 at 3651; b_37 were attacked; koutiepov leads v_i1 v_i2 v_i3 v_pl1 v_guard v_markov v_pl2 v_kertch; army supplied; army spent 3; segment announce
         white: attack v_i1@rostov,v_i2@rostov,v_i3@rostov,v_pl1@rostov -> refused VII.A.12
         given b_38 at pool; koutiepov leads v_i1 v_i2 v_i3 v_pl1 v_guard v_markov v_pl2; army supplied; army spent 3; segment name reserve
         then reserve most = 1
         white: reserve v_guard+v_markov -> refused VII.M.2
         given koutiepov leads v_i1 v_i2 v_i3 v_pl1 v_guard v_markov v_pl2 v_kertch; army supplied; army spent 3; segment name reserve
         then reserve most = 2
         white: reserve v_guard+v_markov
         then segment = move
         white: done
         then segment = reservemove
         white: march v_guard+v_markov 3450>3451
         white: done
         white: attack v_guard@rostov,v_markov@rostov
         then combats = 1",
    );
}
