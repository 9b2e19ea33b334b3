//! VI.E march movement.

use super::check;

#[test]
fn a_march_needs_three_armt_and_supply() {
    check(
        &["V.I.11", "V.I.11#1", "VI.E.1", "VI.E.1#1", "VI.E.3", "VI.E.3#1", "EX.VI.E", "EX.VI.E#1", "V.G.4"],
        "given nobody else; stalin b_cav1 b_18 at 7034; stalin leads b_cav1 b_18; army spent 2; army supplied
         then allowance b_cav1 = 8
         then marching b_cav1 = 16
         bolshevik: force b_18 7134 -> refused VI.E.1
         given army spent 3; army unsupplied
         bolshevik: force b_18 7134 -> refused VI.E.1
         given bolshevik holds tsaritzin saratov kamychine; stalin b_18 at tsaritzin; army supplied
         bolshevik: force b_18 4346
         then b_18 at = 4346",
    );
}

#[test]
fn a_march_keeps_out_of_zones() {
    check(
        &["VI.E.5", "VI.E.5#1", "VI.E.6", "VI.E.6#1"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_18 b_6 at tsaritzin; b_9 at 4247; v_i1 at 4148; v_i2 at 4348; stalin leads b_18 b_6 b_9; army spent 3; army supplied
         then zoc white 4247 = 1
         bolshevik: force b_9 4246 -> refused VI.E.5
         bolshevik: force b_18 4247 -> refused VI.E.6
         bolshevik: force b_18 4346
         then b_18 at = 4346",
    );
}

#[test]
fn the_hq_moves_last() {
    check(
        &["VI.E.2", "VI.E.2#1"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_18 b_6 at tsaritzin; stalin leads b_18 b_6; army spent 3; army supplied
         bolshevik: force b_18 4346>4345
         bolshevik: march stalin 4346
         then stalin at = 4346
         bolshevik: march b_6 4346 -> refused VI.E.2
         bolshevik: ship b_6 kamychine -> refused VI.E.2
         then can done = true",
    );
}

#[test]
fn a_unit_may_go_with_the_hq_after_others_have_marched() {
    check(
        &["VI.E.2"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_18 b_6 at tsaritzin; stalin leads b_18 b_6; army spent 3; army supplied
         bolshevik: force b_18 4346>4345
         bolshevik: march stalin+b_6 4346
         bolshevik: march stalin+b_6 4345
         then b_6 at = 4345",
    );
}

#[test]
fn once_the_hq_has_moved_nobody_marches() {
    check(
        &["VI.E.2#2"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_18 b_6 at tsaritzin; stalin leads b_18 b_6; army spent 3; army supplied
         bolshevik: march stalin 4346
         bolshevik: force b_18 4346 -> refused VI.E.2",
    );
}

#[test]
fn a_march_ends_in_the_radius_of_a_supplied_hq() {
    check(
        &["VI.E.7", "VI.E.7#1"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_cav1 at tsaritzin; stalin leads b_cav1; army spent 3; army supplied
         then range stalin 4341 = 6
         then range stalin 4340 = none
         bolshevik: force b_cav1 4346>4345>4344>4343>4342>4341>4340 -> refused VI.E.7
         bolshevik: force b_cav1 4346>4345>4344>4343>4342>4341
         then b_cav1 at = 4341",
    );
}

#[test]
fn inside_the_radius_of_another_hq_no_step_leads_away_from_it() {
    check(
        &["VI.E.8", "VI.E.8#1", "EX.VI.E#2"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine moscou; stalin b_cav1 at tsaritzin; boudieny at saratov; stalin leads b_cav1; army spent 3; army supplied
         then boudieny condition = supplied
         then range boudieny 4440 = 2
         then range boudieny 4340 = 3
         bolshevik: force b_cav1 4346>4345>4344>4343>4342>4341>4441>4440>4340 -> refused VI.E.8
         bolshevik: force b_cav1 4346>4345>4344>4343>4342>4341>4441>4440
         then b_cav1 at = 4440",
    );
}

#[test]
fn near_its_own_hq_a_march_goes_as_it_likes() {
    check(
        &["VI.E.8#3"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine moscou; stalin b_cav1 at 4343; boudieny at saratov; stalin leads b_cav1; army spent 3; army supplied
         then range boudieny 4342 = 4
         bolshevik: force b_cav1 4342>4343>4344
         then b_cav1 at = 4344",
    );
}

#[test]
fn whoever_has_marched_does_not_go_on_in_another_way() {
    check(
        &["X.move.2"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_18 b_6 at tsaritzin; stalin leads b_18 b_6; army spent 3; army supplied
         bolshevik: force b_18 4346
         bolshevik: march b_18 4345 -> refused X.move.2
         bolshevik: force b_18 4345
         then b_18 at = 4345",
    );
}

#[test]
fn a_march_may_cross_one_radius_on_its_way_to_another() {
    check(
        &["VI.E.8#2"],
        "given nobody else; bolshevik holds tsaritzin saratov kamychine moscou; stalin b_cav1 at tsaritzin; ordjozenike at 4340; boudieny at 4338; stalin leads b_cav1; army spent 3; army supplied
         then ordjozenike condition = supplied
         then boudieny condition = supplied
         then range stalin 4339 = none
         then range ordjozenike 4339 = 1
         bolshevik: force b_cav1 4346>4345>4344>4343>4342>4341>4340>4339
         then b_cav1 at = 4339",
    );
}
