# エロープ作戦（日本語）：ターン、質問、補給、生存。

elope-set-up = 両軍の配置完了。
elope-stage-set-up = 初期配置、{ $weather }
elope-stage-turn = 第{ $turn }ターン（全{ $last }）、{ $weather }
    .short = 第{ $turn }ターン、{ $weather }
elope-turn = 第{ $turn }ターン、{ $weather }
elope-movement-begins = { $side }：移動フェイズ
elope-combat-begins = { $side }：戦闘フェイズ

elope-ask-set-up = 自由に配置できるユニットを置いてください。
elope-ask-operations = 補給ポイントは{ $points }です。補給所の建設（1個につき{ $cost }）とユニットの補充を行うか、相互作戦フェイズの自分の分を終えてください。
    .kind = 補給所の建設とユニットの補充を行うか、相互作戦フェイズの自分の分を終えてください。
elope-ask-movement = ユニットを移動させるか、移動フェイズを終えてください。
elope-ask-attacks = 攻撃を宣言し航空機を出すか、宣言を終えてください。
elope-ask-interception = 迎撃機を上げるか、敵機を見逃してください。
elope-ask-resolve = 次に解決する攻撃はどれですか。
elope-ask-resolve-the-last = 残る攻撃は{ $hex }への1つです。解決してください。
    .kind = 最後に残った攻撃を解決してください。
elope-ask-depots = この攻撃に補給所を消費するか、半分の戦力で攻撃してください。
elope-ask-depots-defence = この防御に補給所を消費するか、半分の戦力で防御してください。
elope-ask-engaged = 交戦状態です。攻撃してきたヘクスの一つに反撃するか、さらに1ステップを失って退却してください。
elope-ask-losses = どのユニットが{ $steps }ステップを失いますか。
    .kind = どのユニットがステップを失うか
elope-ask-step-or-retreat = { $steps }ステップを失うか、代わりに退却してください。
    .kind = ステップを失うか、退却するか
elope-ask-excess = { $hex }には全員の余地がありません。退却したユニットのどれを失いますか。
    .kind = 全員の余地がないとき、どのユニットを失うか
elope-ask-retreat = { $hex }の防御側は{ $hexes }ヘクス退却します。どこへ？
    .kind = 防御側はどこへ退却するか
elope-ask-retreat-on = { $hex }の防御側は{ $at }にいます。あと{ $hexes }ヘクス退却します。どこへ退却しますか？
    .kind = 防御側はどこへ退却しますか？
elope-ask-advance = 空いたヘクスへ前進するか、とどまってください。
elope-ask-exploit = 突破：さらに進むか、再び攻撃するか、とどまってください。
elope-ask-flight = { $unit }は敵から逃れます。どこへ？
    .kind = 逃れるユニットはどこへ行くか
elope-ask-air-losses = どの航空機を失いますか。{ $count }ユニット。
    .kind = どの航空機を失うか
elope-ask-stranded = 基地を失った航空機に別の基地を選んでください。

elope-out-of-turn = 現在のフェイズではこの命令は出せません。
elope-asked-first = { $unit }の出番ではありません。まず問われていることに答えてください。
elope-not-your-movement = ユニットは自軍の移動フェイズにのみ移動します。
elope-not-your-operations = 補給所と補充は相互作戦フェイズに行います。
elope-moves-later = 補給所と補充のあいだ、{ $unit }は何もしません。自軍の移動フェイズに移動します。
elope-nothing-to-end = この決定は飛ばせません。質問に答えてください。
elope-not-yours = { $unit }はあなたの指揮下にありません。
elope-not-on-the-map = { $unit }はマップ上にいません。
elope-not-in-a-hex = { $unit }はヘクスにいません。
elope-check-is-over = すでに移動が行われました。補給の判定はその前です。

elope-no-store-left = ポイントを使える町が敵に占領されています。
elope-no-depots-there = { $hex }には補給所を建設できません。
elope-too-few-points = 補給ポイントが{ $cost }必要ですが、足りません。
elope-no-depot-counter = 補給所のユニットはすべて使用中です。
elope-too-many-depots = { $hex }の補給所が多すぎます。上限は5です。
    .short = 補給所が多すぎる：どれかを出す
elope-depot-built = { $hex }に{ $unit }を建設。
elope-not-rebuilt = { $unit }は復帰できません。
elope-not-reduced = { $unit }は完全戦力です。
elope-needs-hq = { $unit }には司令部がいません。ユニットの再建は司令部のもとで行います。
elope-needs-line = { $unit }と共にいる司令部から後方への線がありません。
elope-enemy-too-near = 敵が{ $unit }に隣接しています。2ヘクス以上離れている必要があります。
elope-rebuilt = { $unit }は完全戦力に復帰。
elope-no-depot = { $unit }は補給所ではありません。
elope-turned-already = { $unit }はこのターンすでに裏返されています。
elope-no-ground-for-depot = { $unit }のいる地形に固定補給所は置けません。
elope-depot-turned-static = { $unit }は固定補給所になる。
elope-depot-turned-mobile = { $unit }は移動補給所になる。
elope-needs-no-depot = { $unit }は補給所を必要としません。
elope-supplied-already = { $unit }はすでに補給を受けています。
elope-no-rations-now = 優先して補給するユニットを指定できるのは、自軍の移動フェイズで最初の移動を行う前、自軍の戦闘フェイズ中、または戦闘で補給所の消費を決めるときです。
elope-nobody-rationed = 優先して補給するユニットが指定されていません。
elope-rationed-already = すでに優先して補給されています。
elope-rations = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}を優先して補給。
elope-no-hq = { $unit }は自軍の司令部ではありません。
elope-hq-has-moved = { $unit }はこのフェイズに移動力を使ったか、すでに川越しに補給しています。
elope-hq-out-of-supply = { $unit }は補給切れのためできません。補給所を近づけてください。
elope-nobody-across = { $unit }の川向こうに麾下のユニットがいません。
elope-spans = { $unit }はその場にとどまり、川越しに麾下へ補給する。
elope-hq-spans-river = { $unit }は川越しに麾下へ補給中で、このターンは動けません。

elope-survives = { $shelter ->
    [0] ダイス{ $die }
   *[other] ダイス{ $die } − 遮蔽{ $shelter } = { $modified }
}：練度{ $tc }の{ $unit }は持ちこたえる。
elope-starves = { $shelter ->
    [0] ダイス{ $die }
   *[other] ダイス{ $die } − 遮蔽{ $shelter } = { $modified }
}：練度{ $tc }の{ $unit }は補給切れで1ステップを失う。

# ルールの章。
elope-chapter-1 = ゲームの主題
elope-chapter-2 = 内容物
elope-chapter-3 = プレイの手順
elope-chapter-4 = 移動
elope-chapter-5 = 支配地域
elope-chapter-6 = スタック
elope-chapter-7 = 戦闘
elope-chapter-8 = 退却と前進
elope-chapter-9 = 支援ユニット
elope-chapter-10 = 補給と連絡
elope-chapter-11 = 補給ポイントとデポ
elope-chapter-12 = 航空機
elope-chapter-13 = 増援と補充
elope-chapter-14 = 天候
elope-chapter-15 = 艦艇
elope-chapter-16 = 装甲列車
elope-chapter-17 = 工兵
elope-chapter-18 = 戦車
elope-chapter-19 = 航空母艦
elope-chapter-20 = 連合軍ドクトリン
elope-chapter-21 = ヴォログダ・ボックス
elope-chapter-22 = 毒ガス
elope-chapter-23 = シナリオ
elope-chapter-24 = 勝利
elope-chapter-AID = プレイヤーエイド
elope-chapter-T = 表
