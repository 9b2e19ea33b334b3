# 質問への答え。

rossyia-no-such-counter = そのような駒はありません。
rossyia-line-of-supply = 補給線
rossyia-line-of-command = 指揮線
rossyia-line-isolated = { $hq }は孤立しています。補給源に通じる線がありません。
rossyia-line-without-hq = { $unit }はどの司令部の範囲にも入っていません。
rossyia-why-enters = { $place }へ
rossyia-why-rail = { $unit }の鉄道輸送
rossyia-odds-together = 両司令部が共に行動します。
rossyia-odds-apart = 最初の司令部だけが行動します。
rossyia-odds-attack = 攻撃力
rossyia-odds-defence = 防御力
rossyia-odds-attack-shock = 攻撃側の衝撃力
rossyia-odds-defence-shock = 防御側の衝撃力
rossyia-odds-shifts = 欄の移動
rossyia-odds-modifiers = ダイス修正
