# 質問への答え。

rossyia-no-such-counter = そのような駒はありません。
rossyia-line-of-supply = 補給線
rossyia-line-of-command = 指揮線
rossyia-line-isolated = { $hq }は孤立しています。補給源に通じる線がありません。
rossyia-line-zone = { $hq }は孤立しています。{ $place }の敵ZOCが線を妨げています。
rossyia-line-enemy = { $hq }は孤立しています。{ $place }の敵が線を妨げています。
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

# ルールの章。
rossyia-chapter-I = 総則
rossyia-chapter-II = ターンの開始
rossyia-chapter-III = 政治とオプション
rossyia-chapter-IV = 活性化
rossyia-chapter-V = 司令部、補給、Armt
rossyia-chapter-VI = スタックと移動
rossyia-chapter-VII = 戦闘
rossyia-chapter-VIII = 特殊兵科、ボックス、ゲームの終了
rossyia-chapter-N-czechs = チェコ軍団
rossyia-chapter-N-ukraine = ウクライナ
rossyia-chapter-N-baltic = バルト諸国
rossyia-chapter-N-greens = 緑軍
rossyia-chapter-N-romania = ルーマニア
rossyia-chapter-N-finland = フィンランド
rossyia-chapter-N-poland = ポーランド
rossyia-chapter-N-turkey = トルコ
rossyia-chapter-N-armenia = アルメニア
rossyia-chapter-N-georgia = グルジア
rossyia-chapter-X = 裁定
rossyia-chapter-EX = 例
