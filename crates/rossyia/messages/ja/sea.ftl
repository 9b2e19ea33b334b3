# 河川、海、地点の支配。

rossyia-city-taken = { $place }が占領されました（{ $faction }）。
rossyia-city-ceded = { $place }が譲渡されました（{ $faction }）。
rossyia-not-a-white-city = { $place }は、譲渡できる白軍勢力の都市ではありません。
rossyia-city-never-ceded = { $place }の支配者は都市を決して譲渡しません。
rossyia-nobody-to-cede-to = この活性化で{ $place }に入った、他の白軍勢力のユニットがありません。
rossyia-owner-is-there = { $place }に支配者のユニットがいるか、都市はすでにその勢力のものです。

rossyia-moved-before-embarking = { $unit }はすでに移動したので、同じ活性化では乗船できません。
rossyia-travels-on-a-river = { $unit }が河川で{ $from }から{ $to }へ移動します。
rossyia-one-on-a-river = 河川は一度に1ユニットしか運べません。{ $unit }は単独ではありません。
rossyia-not-on-a-bank = { $unit }は大河の岸にいません。
rossyia-no-such-bank = { $to }は同じ河川の岸にある別のヘクスではありません。
rossyia-no-city-on-the-river = { $from }から{ $to }へ：この河川沿いの都市を1つも支配していません。
rossyia-river-full = { $from }から{ $to }へ：この河川はこのターンの輸送力を使い切りました。
rossyia-river-frozen = { $from }から{ $to }へ：北部では河川が凍結しています。
rossyia-river-divided = { $from }から{ $to }へ：2つの区間を結ぶ都市がなければ、一方から他方へは通れません。
rossyia-river-blocked = { $from }から{ $to }へ：岸にいる敵が河川を遮断しています。
rossyia-sails = { $unit }{ $others ->
    [0] {""}
   *[other] （ほか{ $others }個）
}が海路で{ $from }から{ $to }へ移動します：海上輸送ポイント{ $cost }。
rossyia-another-sea = { $from }と{ $to }は別の海に面しています。
rossyia-no-coast = { $from }は、{ $to }が面する海の海岸ではありません。
rossyia-no-port = { $from }から{ $to }へは船で行けません。一端に自軍が支配する港、他端に同じ海の港か海岸が必要です。
rossyia-azov-closed = { $from }から{ $to }へ：ケルチを支配していなければアゾフ海は使えません。
rossyia-reds-do-not-land = { $place }：海岸に上陸できるのは白軍だけです。
rossyia-reds-sail-with-a-hq = { $unit }は独立ユニットです。赤軍のユニットは活性化した司令部の下でだけ海上を移動します。
rossyia-landing-in-a-city = { $place }は都市です。上陸は都市のないヘクスに行います。
rossyia-landing-place-taken = { $place }には誰かがいます。上陸は空のヘクスに行います。
rossyia-landing-weather = { $place }：この天候では上陸できません。
rossyia-no-ships = この海には自軍の船がありません。
rossyia-too-few-naval-points = この航海には海上輸送ポイント{ $cost }が必要ですが、残りは{ $left }です。
rossyia-not-abroad = { $unit }は国外へ航海できないか、国外から戻れません。
rossyia-box-needs-attackers = { $place }は敵が支配しています。攻撃できるユニットだけが入れます。
rossyia-too-much-cavalry = 騎兵{ $cavalry }個は今の軍には多すぎます。騎兵は半分まで、今は{ $most }個です。先にほかの部隊を指揮下に入れてください。
rossyia-held-by-an-option = { $unit }は{ $card }により移動できません。
