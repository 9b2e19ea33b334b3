# Rivers, seas, holding of places.

rossyia-city-taken = { $place } is taken ({ $faction }).
rossyia-city-ceded = { $place } is ceded ({ $faction }).
rossyia-not-a-white-city = { $place } is not held by a White faction that could cede it.
rossyia-city-never-ceded = The holder of { $place } never hands a city to others.
rossyia-nobody-to-cede-to = No unit of another White faction has come to { $place } in this activation.
rossyia-owner-is-there = Units of its holder are in { $place }, or it is theirs already.

rossyia-moved-before-embarking = { $unit } has moved and cannot embark in the same activation.
rossyia-travels-on-a-river = { $unit } travels by river from { $from } to { $to }.
rossyia-one-on-a-river = A river carries one unit at a time: { $unit } is not alone.
rossyia-not-on-a-bank = { $unit } does not stand on the bank of a major river.
rossyia-no-such-bank = { $to } is no other hex on the bank of the same river.
rossyia-no-city-on-the-river = From { $from } to { $to }: the side holds no city on this river.
rossyia-river-full = From { $from } to { $to }: this river has carried all it can this turn.
rossyia-river-frozen = From { $from } to { $to }: the river is frozen in the North.
rossyia-river-divided = From { $from } to { $to }: without the city that joins its two parts nobody passes from one to the other.
rossyia-river-blocked = From { $from } to { $to }: an enemy on the bank bars the river.
rossyia-sails = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $others } others)
} sails from { $from } to { $to }: { $cost } naval points.
rossyia-another-sea = { $from } and { $to } lie on different seas.
rossyia-no-coast = { $from } is no coast of the sea on which { $to } lies.
rossyia-no-port = No ship goes from { $from } to { $to }: a port that the side holds is needed at one end, a port or a coast of the same sea at the other.
rossyia-azov-closed = From { $from } to { $to }: the Sea of Azov is closed to whoever does not hold Kerch.
rossyia-reds-do-not-land = { $place }: only the Whites land on coasts.
rossyia-reds-sail-with-a-hq = { $unit } is independent: Red units sail only with an activated headquarters.
rossyia-landing-in-a-city = { $place } is a city: a landing is made in a hex without one.
rossyia-landing-place-taken = { $place } is occupied: a landing is made in an empty hex.
rossyia-landing-weather = { $place }: no landing is made in this weather.
rossyia-no-ships = The side has no ships on this sea.
rossyia-too-few-naval-points = The voyage costs { $cost } naval points; { $left } are left.
rossyia-not-abroad = { $unit } does not sail abroad, or does not come back from there.
rossyia-box-needs-attackers = { $place } is held by the enemy: only units that may attack enter it.
rossyia-too-much-cavalry = { $cavalry } cavalry units are too many for the army as it is: cavalry may be half of it, { $most } now. Take others under command first.
rossyia-held-by-an-option = { $unit } may not move now: { $card } forbids it.
