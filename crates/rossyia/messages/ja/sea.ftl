# 河川、海、地点の支配。

rossyia-city-taken = { $place }が占領されました（{ $faction }）。
rossyia-city-ceded = { $place }が譲渡されました（{ $faction }）。
rossyia-not-a-white-city = { $place }は、譲渡できる白軍勢力の都市ではありません。
rossyia-city-never-ceded = { $place }の支配者は都市を決して譲渡しません。
rossyia-nobody-to-cede-to = この活性化で{ $place }に入った、他の白軍勢力のユニットがありません。
rossyia-owner-is-there = { $place }に支配者のユニットがいるか、都市はすでにその勢力のものです。
