//! V.D, V.E, V.G, V.H, X.supply, X.isolation, X.river: sources, lines, isolation.

use super::check;

#[test]
fn a_hq_is_supplied_by_a_source_within_its_range() {
    check(
        &["V.D.2", "V.D.3", "V.D.3#1"],
        "given nobody else; bolshevik holds tsaritzin; stalin at tsaritzin; naming white
         then source bolshevik 4347 = 0
         then source bolshevik 4346 = 0
         given bolshevik rail 4148 4149; stalin at 4249; naming white
         then source kind bolshevik 4249 = none
         then source bolshevik 4249 = 1
         then stalin condition = supplied",
    );
}

#[test]
fn the_kirghiz_steppe_is_far_from_everything() {
    check(
        &[
            "V.D.2#1",
            "V.D.2#2",
            "V.G.1",
            "V.G.1#1",
            "V.H.1",
            "V.H.1#1",
            "V.H.1#2",
            "X.isolation.1",
            "X.isolation.1#1",
            "V.H.2",
        ],
        "given nobody else; siberian holds omsk_city; koltchak at 7434; naming white
         then source siberian 7427 = 0
         then source siberian 7434 = 7
         then koltchak condition = outofsupply
         then cut off siberian 7434 = false
         then source siberian 7637 = 10
         then cut off siberian 7637 = false
         then source siberian 7638 = none
         then cut off siberian 7638 = true
         given koltchak at 7638
         then koltchak condition = isolated
         given koltchak at 7433
         then koltchak condition = supplied",
    );
}

#[test]
fn enemies_and_their_zones_cut_a_line_and_a_friend_opens_it() {
    check(
        &["V.D.2#3", "V.E.5", "V.E.5#1", "V.E.6", "V.E.6#1"],
        "given nobody else; koltchak at 7234; s_i1 at 7534; naming white
         then range koltchak 7534 = 3
         then range koltchak 7234 = 0
         given b_18 at 7332; b_6 at 7335
         then zoc bolshevik 7334 = 1
         then zoc bolshevik 7333 = 1
         then range koltchak 7534 = none
         given s_i2 at 7334
         then range koltchak 7534 = 3",
    );
}

#[test]
fn a_major_river_adds_a_hex_unless_a_bridge_is_ours() {
    check(
        &["V.D.4", "V.D.4#2", "V.E.7", "V.E.7#1", "V.E.4", "V.E.4#1"],
        "given nobody else; stalin at 4249; nobody bridge don_tchir; naming white
         then range stalin 4249 = 0
         then range stalin 4148 = 1
         then range stalin 4048 = 3
         then range stalin 3948 = 4
         then range stalin 4252 = 3
         given bolshevik bridge don_tchir
         then range stalin 4048 = 2
         given white bridge don_tchir
         then range stalin 4048 = 3
         given stalin at 3651
         then range stalin 3751 = 1",
    );
}

#[test]
fn stalin_commands_six_hexes_on_his_bank_and_five_beyond_the_volga() {
    check(
        &["EX.V.E", "EX.V.E#2"],
        "given nobody else; weather south clear; stalin b_39 at tsaritzin; b_18 at 4441; b_6 at 4947; b_9 at 4847; turn 1919-04; naming bolshevik
         then flight tsaritzin 4441 = 6
         then range stalin 4441 = 6
         then flight tsaritzin 4947 = 6
         then flight tsaritzin 4847 = 5
         then range stalin 4847 = 6
         bolshevik: activate stalin
         bolshevik: command b_18
         bolshevik: command b_6 -> refused V.E.2
         bolshevik: command b_9
         then b_9 commanded = true
         then b_6 commanded = false",
    );
}

#[test]
fn rail_is_a_source_if_it_joins_two_cities_or_an_edge() {
    check(
        &["V.D.5", "V.D.5#1", "V.D.5#2", "V.D.6", "V.D.6#1"],
        "given nobody else; south holds rostov taganrog; south rail 3352 3551; naming white
         then source kind siberian 3352 = rail
         then source kind ukrainian 3352 = none
         given bolshevik holds taganrog
         then source kind south 3551 = rail
         given bolshevik rail 3450 3453 3352
         then source kind siberian 3551 = none
         given south holds taganrog; south rail 3352
         then source kind siberian 3551 = rail
         given b_18 at 3351; v_i2 at taganrog
         then zoc bolshevik 3352 = 1
         then source kind siberian 3551 = none
         given v_i1 at 3352
         then source kind siberian 3551 = rail",
    );
}

#[test]
fn two_cities_on_rail_make_each_other_a_source_and_one_alone_is_none() {
    check(
        &["V.D.5#3"],
        "given nobody else; nobody holds cities; bolshevik holds rostov taganrog; bolshevik rail 3352; south rail 3450 3453 3551; naming white
         then source kind bolshevik rostov = rail
         then source kind bolshevik taganrog = rail
         given south rail 3352
         then source kind bolshevik rostov = none
         then source kind bolshevik taganrog = none
         given bolshevik rail 3352; south holds taganrog
         then source kind bolshevik rostov = none",
    );
}

#[test]
fn rail_side_by_side_is_not_joined() {
    check(
        &["V.D.5#4"],
        "given nobody else; naming white
         then track 3549 3649 = true
         then track 4248 4247 = false
         then rail at 4248 = true
         then rail at 4247 = true",
    );
}

#[test]
fn a_river_is_a_source_between_two_cities_or_below_one_that_is_fed() {
    check(
        &["V.D.7", "V.D.7#1", "V.D.8", "V.D.8#1", "X.river.1", "X.river.1#4", "EX.V.D.a", "EX.V.D.a#1", "VI.G.9", "VI.G.9#1"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin at 4345; naming white
         then rivers at 4346 = volga
         then source kind bolshevik 4346 = river
         then source bolshevik 4345 = 1
         then stalin condition = supplied
         given south holds tsaritzin kamychine
         then source kind bolshevik 4346 = river
         given v_i1 at 4344
         then source kind bolshevik 4346 = none
         given v_i1 at pool; weather north snow; weather south snow
         then source kind bolshevik 4346 = river
         then linked bolshevik 4924 = nijni_novgorod kamychine saratov tsaritzin astrakhan samara syzran simbirsk kazan sarapoul perm",
    );
}

#[test]
fn ports_serve_the_south_and_the_allies() {
    check(
        &["V.D.9", "V.D.9#1", "V.H.1#4", "X.isolation.1#2", "VI.H.13"],
        "given nobody else; south holds novorossisk; denikine at novorossisk; naming white
         then source kind south novorossisk = open
         then source kind allies novorossisk = open
         then source kind romania novorossisk = none
         given b_18 at 3159; b_6 at 2958; b_9 at 3058
         then denikine condition = supplied
         then cut off south novorossisk = false
         given bolshevik holds kertch; south holds taganrog
         then source kind allies taganrog = none
         given south holds kertch
         then source kind allies taganrog = open",
    );
}

#[test]
fn omsk_serves_the_siberians_while_it_is_not_red() {
    check(
        &["V.D.9#2", "X.supply.2", "X.supply.2#2", "X.supply.2#1"],
        "given nobody else; siberian holds omsk_city; koltchak at 7427; naming white
         then source kind siberian omsk = open
         then source kind czech omsk = open
         then range koltchak omsk = 1
         given bolshevik holds omsk_city
         then source kind siberian omsk = none
         given miller holds archangelsk_city; miller at 4005
         then source kind miller archangelsk = open
         then miller condition = supplied",
    );
}

#[test]
fn the_redoubt_serves_the_ukrainians() {
    check(
        &["X.supply.2#3"],
        "given nobody else; bolshevik holds kiev lemberg; redoubt 1736; petlioura at 1735; naming white
         then source kind ukrainian 1736 = named
         then petlioura condition = supplied",
    );
}

#[test]
fn rail_in_the_ukraine_serves_the_ukrainians_while_it_leads_to_kiev() {
    check(
        &["X.supply.2#5"],
        "given nobody else; nobody holds cities; ukrainian holds kiev; ukrainian rail 1838 1738; bolshevik rail 1737; naming white
         then source kind ukrainian 1738 = rail
         given bolshevik rail 1838
         then source kind ukrainian kiev = named
         then source kind ukrainian 1738 = none",
    );
}

#[test]
fn romanians_use_no_ukrainian_rail() {
    check(
        &["X.supply.3", "X.supply.3#1", "X.supply.3#2"],
        "given nobody else; ukrainian holds rostov taganrog; ukrainian rail 3352; naming white
         then source kind ukrainian 3352 = rail
         then source kind romania 3352 = none
         given siberian holds rostov; south holds taganrog; south rail 3352
         then source kind miller 3352 = rail
         then source kind czech 3352 = rail
         then source kind poland 3352 = none",
    );
}

#[test]
fn a_hq_with_enemies_all_around_is_isolated() {
    check(
        &["V.H.1#3"],
        "given nobody else; siberian holds omsk_city; koltchak at 7430; naming white
         then koltchak condition = supplied
         given b_18 at 7429; b_6 at 7530; b_9 at 7431; b_12 at 7330
         then cut off siberian 7430 = true
         then koltchak condition = isolated
         given b_18 at pool; s_i1 at 7429
         then koltchak condition = supplied",
    );
}

#[test]
fn lines_keep_to_land_and_pass_a_lone_aircraft() {
    check(
        &["X.supply.1", "X.supply.1#2"],
        "given nobody else; stalin at 7234; a_air at 7334; naming white
         then range stalin 7334 = 1
         then range stalin 7434 = 2
         given v_i1 at 7334
         then range stalin 7334 = none",
    );
}

#[test]
fn stalin_after_the_fall_of_tsaritzin() {
    check(
        &["EX.V.D.b", "EX.V.D.b#1", "EX.V.D.b#2"],
        "given nobody else; south holds tsaritzin; bolshevik holds saratov kamychine moscou; stalin at 4947; naming white
         then source kind bolshevik 4445 = river
         then source bolshevik 4947 = 3
         then stalin condition = supplied
         given v_i1 at 4444; v_i2 at 4643
         then source kind bolshevik 4445 = none
         then source bolshevik 4947 = 7
         then stalin condition = outofsupply",
    );
}

#[test]
fn two_bank_hexes_side_by_side_cannot_be_parted() {
    check(
        &["X.river.1#2", "X.river.1#3", "VI.G.11", "VI.G.11#1", "VI.G.12", "VI.G.13", "VI.G.13#1", "VI.G.14", "VI.G.14#1", "VI.G.15", "VI.G.15#1", "VI.G.16"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; naming white
         then rivers at odessa = dnieper
         then rivers at kiev = dnieper
         then rivers at rostov = don
         then rivers at perm = volga
         then rivers at kotlas = vytchegda
         then rivers at viatka = vytchegda
         then rivers at gouriev = ural
         then rivers at orenbourg = ural
         then rivers at kourgan = irtych
         given v_i1 at 4447
         then linked bolshevik 4346 = nijni_novgorod kamychine saratov tsaritzin samara syzran simbirsk kazan sarapoul perm",
    );
}

#[test]
fn six_hexes_and_a_river_are_seven() {
    check(
        &["V.D.4#1"],
        "given nobody else; south holds tsaritzin rostov taganrog; south rail 4246 4245 4247; denikine at 4847; naming white
         then source south 4847 = 7
         then denikine condition = outofsupply
         given denikine at 4747
         then denikine condition = supplied",
    );
}

#[test]
fn a_line_goes_round_the_sea() {
    check(
        &["X.supply.1#1"],
        "given nobody else; redoubt 2953; petlioura at 3056; bolshevik holds kiev lemberg; naming white
         then flight 3056 2953 = 3
         then source ukrainian 3056 = 10
         then petlioura condition = outofsupply",
    );
}

#[test]
fn supply_is_looked_at_when_a_hq_is_activated() {
    check(
        &["V.D.1", "V.D.1#1"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_18 at tsaritzin; stalin armt 3; ovseenko at koursk; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_18
         bolshevik: done ; 6
         bolshevik: spend 3
         given v_i1 at 4447; v_i2 at 4247; v_i3 at 4346; v_pl1 at 4246; v_pl2 at 4348; v_markov at 4248
         then stalin condition = isolated
         then allows march = true
         bolshevik: done
         then stalin armt = 2
         then b_18 hits = 0",
    );
    check(
        &["V.D.1#2"],
        "given nobody else; weather south clear; weather north clear; siberian holds omsk_city; koltchak at 7433; s_i1 s_i2 at 7436; koltchak are played; independent move white
         then koltchak condition = supplied
         white: done ; 1
         given nobody else; koltchak at 7434; s_i1 s_i2 at 7436; koltchak are played; independent move white
         then koltchak condition = outofsupply
         white: done ; 1 1",
    );
}

#[test]
fn units_of_a_supplied_hq_are_supplied_and_others_wear_out() {
    check(
        &["V.E.1", "V.E.1#1"],
        "given nobody else; weather north clear; weather south clear; koltchak s_i1 at 7434; siberian holds omsk_city; turn 1919-04; naming white
         then koltchak condition = outofsupply
         white: activate koltchak
         white: command s_i1
         white: done ; 3
         then s_i1 hits = 1
         given koltchak at 7433; koltchak s_i1 are not played; naming white
         white: activate koltchak
         white: command s_i1
         white: done ; 1
         then s_i1 hits = 1",
    );
}

#[test]
fn a_city_with_enemies_all_around_is_isolated_with_all_in_it() {
    check(
        &["X.isolation.1#3", "X.isolation.2", "X.isolation.2#1", "V.J.5#1"],
        "given nobody else; turn 1919-04; v_i1 at 4447; v_i2 at 4247; v_i3 at 4346; v_pl1 at 4246; v_pl2 at 4348; v_markov at 4248; stalin b_39 at tsaritzin; b_39 hits 1; bolshevik pr 5; stalin leads b_39; army supplied; army spent 1; segment replace
         then isolated tsaritzin = false
         then cut off bolshevik tsaritzin = true
         then gone b_39 = true
         bolshevik: replace b_39 1 -> refused V.J.5",
    );
    check(
        &["X.isolation.2#2"],
        "given nobody else; siberian holds omsk_city; s_i1 at 7430; b_18 at 7429; b_6 at 7530; b_9 at 7431; b_12 at 7330; naming white
         then gone s_i1 = true
         given b_18 at pool; s_i2 at 7429
         then gone s_i1 = false",
    );
}

#[test]
fn whoever_is_surrounded_is_isolated_on_his_own_source_too() {
    check(
        &["V.H.1", "X.isolation.1"],
        "given nobody else; event poland_war; poland at war; pilsudski p_1 at warsaw; b_18 at 0529
         then pilsudski condition = supplied
         given b_14 at 0430; b_6 at 0329; b_9 at 0328; b_12 at 0428; b_13 at 0330
         then pilsudski condition = isolated",
    );
}
