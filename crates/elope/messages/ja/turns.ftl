# エロープ作戦（日本語）：配置とターンの特別ルール。

elope-set-up-lists = ターンの登場表は{ $edition }のもの。
elope-edition-renovated = 改訂版
elope-edition-original = 旧版
elope-set-up-fleet = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }沖に停泊。
elope-set-up-variant = 史実シナリオの定められた移動は行わない。
elope-set-up-length = 第{ $turns }ターンでゲーム終了。
elope-set-up-doctrine = 連合軍ドクトリンを適用。
elope-set-up-no-doctrine = 連合軍ドクトリンは適用しない。

elope-special-auto-supply = このターン、連合軍の全ユニットは補給下かつ連絡下にある。
elope-special-upriver = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}は船で行けるところまでドヴィナ川を遡らなければならない。
elope-special-french = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}は鉄道に沿ってプレセツカヤへ向かわなければならない。
elope-special-garrison = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}はアルハンゲリスクにとどまらなければならない。
elope-special-released = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}はアルハンゲリスクを離れてよい。
elope-special-onega = { $unit }はオネガへ向けてマップを出なければならない。西端の3301から4301の間のヘクスへ行軍させ、そこで「マップ外へ出る」を選ぶこと。
elope-special-red-rail = 赤軍はコノシャとプレセツカヤの間で鉄道移動できる。
elope-special-weather = このターンの天候はダイスで決まる。
elope-special-train = 連合軍の装甲列車はアルハンゲリスクを離れてよい。
elope-special-upper-dvina = { $unit }は上ドヴィナ川へ向かわなければならない。
elope-special-vaga = { $unit }はヴァガ川へ向かわなければならない。
elope-special-tethered = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}はアルハンゲリスク付近にとどまらなければならない。
elope-special-bereznik = { $unit }はベレズニクへ向かわなければならない。
elope-special-ashore = ショート水上機は陸上の基地を使える。
elope-special-to-garrison = { $unit }はアルハンゲリスクの守備隊となる。
elope-special-artillery = まだどの登場表にもない赤軍砲兵がヴォログダに来る。
elope-special-ice = 上ドヴィナ川はまだ凍結している。
elope-special-depot-ships = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}はアルハンゲリスクにとどまらなければならない。
elope-special-go-home = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}はアルハンゲリスクへ行き、そこでゲームから去らなければならない。
elope-special-low-water = 渇水：モニター艦と空母は上ドヴィナ川とヴァガ川を遡れない。
elope-special-gas = 以後、イギリス軍はガスで攻撃できる。
elope-special-last-turn = これが最終ターン。

elope-weather-dry = 晴天の季節が始まる。
elope-weather-thaw = 泥濘の季節が始まる：小道は泥と化す。
elope-weather-snow = 冬が始まり、雪が積もる。
elope-ice-for-troops = すべての川が凍結し、部隊は渡れる。船は下ドヴィナ川とヴァガ川をまだ通れる。
elope-ice-everywhere = すべての川が凍結：部隊は渡れ、船は動けない。
elope-ice-lower-dvina = 下ドヴィナ川とヴァガ川は凍結し、船は通れない。
elope-ice-gone = 川の氷が消えた。
elope-vologda-points = 補給ポイント{ $points }が次のターンまでヴォログダで待つ。
elope-tanks-arrive = 戦車が到着。
elope-arrivals-crowd = { $hex }のユニットが多すぎます。移動フェイズの終わりまでに一部を出してください。
elope-place-counts = { $hex }は{ $points }点。
elope-place-cut-off = { $hex }は0点：アルハンゲリスクへの線がない。
elope-place-empty = { $hex }は0点：連合軍ユニットがいない。
elope-place-of-leavers = { $hex }は0点：そこにいるのはゲームから離れる命令を受けたユニット（{ $unit }など）だけ。
elope-stops-in-zone = { $unit }は敵ZOCで停止。
elope-fights-on = { $side }が{ $hex }で再び攻撃。
elope-interceptors-return = { $unit }は基地へ帰還。
