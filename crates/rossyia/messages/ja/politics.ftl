# 政治：レベル、オプション、イベント。

rossyia-level-card = { $card }により、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-hq = { $hq }が失われ、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-last-city = { $faction }が最後の都市を失い、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-misplaced = 不活性のチェコ軍団の配置が規定に反しているため、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-left-behind = { $unit }が去っていないため、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-missing-step = 去るチェコ軍団のステップが1つ足りず、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-delay = チェコ軍団の撤退が{ $turns }ターン遅れ、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-city = { $place }が占領され、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-level-drift = 革命が根づき、政治レベルが{ $by }動いて{ $level }になりました。
rossyia-event = イベント：{ $event }。
rossyia-event-line = ダイスは{ $first }と{ $second }：{ $event }。
rossyia-event-calm = ダイスは{ $first }と{ $second }：一度だけの出来事はすでに起きているので、平穏です。
rossyia-option-added = オプションのプールに加わりました：{ $option }（{ $count }）。
rossyia-option-removed = ゲームから除かれました：{ $option }（{ $count }）。
rossyia-option-becomes = 今後{ $option }は{ $other }として扱われます。
rossyia-options-shown = { $side }が手札を公開しました：{ $option }（{ $count }）。
rossyia-option-drawn = { $side }が{ $option }を引きました。
rossyia-option-drawn-secretly = { $side }がオプションを1枚引いて手元に置きました。
rossyia-option-played = { $side }が{ $option }をプレイしました。
rossyia-option-without-effect = { $option }は効果を発揮できず、脇に置かれました。
rossyia-option-cancelled = オプションは何の効果もなく消費されました。
rossyia-effect-without-target = この部分は対象がありません。
rossyia-effect-die = ダイスの目は{ $die }です。
rossyia-effect-lasts = { $turns }ターンの間、ルールが変わります。
rossyia-effect-strikes = { $unit }は{ $turns }ターンの間、影響を受けます。
rossyia-effect-hits = { $unit }：失ったステップは{ $hits }です。
rossyia-effect-hits-by-die = { $unit }：ダイスの目は{ $die }、失ったステップは{ $hits }です。
rossyia-pr-changed = { $faction }：補充ポイントは現在{ $pr }です。
rossyia-rail-changed = { $faction }：このターンの鉄道ポイントは{ $points }です。
rossyia-naval-changed = { $side }の海上ポイントが変わりました。
rossyia-armt-changed = { $hq }のArmtは現在{ $held }です。
rossyia-partisans = パルチザンが{ $place }で活動しています。
rossyia-unit-leaves = { $unit }はゲームから去りました。
rossyia-held-back = { $unit }は1ターン遅れて登場します。
rossyia-never-comes = { $unit }は登場しません。
rossyia-city-passes = { $place }は{ $faction }のものになりました。

rossyia-alternative-armt = オプションは、HQ一つに{ $points } Armtを与える。
rossyia-alternative-attrition = オプションは、敵のユニット一つに消耗判定を行わせる。
rossyia-alternative-partisans = オプションは、敵の鉄道にマーカーを置く。
rossyia-alternative-pr = オプションは、分けるPRを{ $points }与える。
rossyia-ask-play = オプションをプレイするか、パスしてください。
rossyia-ask-reply = 敵が{ $option }をプレイしました。オプションで応じるか、パスしてください。
    .kind = オプションへの応答
rossyia-ask-choose = オプションの効果を選んでください。
rossyia-ask-target = 影響を受けるものを選んでください。
rossyia-ask-mark = 影響を受ける場所を選んでください。
rossyia-ask-grant = ポイントを分配してください。
rossyia-ask-put = 登場するカウンターを配置してください。

rossyia-option-condition-unmet = { $option }は条件が満たされていないのでプレイできません。
rossyia-needs-city = { $place }が{ $faction }のものではないので、{ $option }はプレイできません。
rossyia-needs-hq = { $hq }が登場していないので、{ $option }はプレイできません。
rossyia-needs-units = 対象となる{ $faction }のユニットがないので、{ $option }はプレイできません。
rossyia-needs-units-near = { $place }から{ $within }ヘクス以内に対象となる{ $faction }のユニットがないので、{ $option }はプレイできません。
rossyia-needs-war = { $faction }が戦争中ではないので、{ $option }はプレイできません。
rossyia-needs-event = 「{ $event }」が起きていないので、{ $option }はプレイできません。
rossyia-needs-turn = { $option }は第{ $turn }ターンより前にはプレイできません。
rossyia-needs-garrison = { $faction }の守備隊がその地の都市にいないので、{ $option }はプレイできません。
rossyia-needs-turn-or-garrison = { $faction }の守備隊がその地の都市にいない限り、{ $option }は第{ $turn }ターンより前にはプレイできません。
rossyia-needs-each-city = { $place }がボリシェヴィキのものでも白軍のいない都市でもないので、{ $option }はプレイできません。
rossyia-not-asked-for = 今はそのようなことは求められていません。
rossyia-no-such-choice = 1から{ $most }までの数を選んでください。
rossyia-not-to-be-struck = { $unit }はこの影響を受けません。
rossyia-choose-so-many = カウンターを{ $count }個指定してください。
rossyia-not-there = { $place }ではこれはできません。
rossyia-no-share = { $faction }はこのポイントを受け取れません。
rossyia-share-at-most = 1ポイント以上{ $points }ポイント以下を与えてください。
rossyia-not-to-be-placed = { $unit }はこれでは登場しません。
rossyia-may-not-attack = { $unit }は{ $card }により攻撃できません。
rossyia-rail-partisans = パルチザンが活動しているので、列車は{ $place }を通れません。

# 勝つには。
rossyia-goal-high = ゲーム終了時の政治レベルを高くする。高いほど大きな勝利になる。
rossyia-goal-total-high = ターンの終わりにレベルを{ $level }にする：完全勝利でゲームは終わる。
rossyia-goal-cities-white = 白軍が都市を取るたびに、その点数だけレベルが上がる。白軍の勢力の間では動かない。
rossyia-goal-low = ゲーム終了時の政治レベルを低くする。低いほど大きな勝利になる。
rossyia-goal-total-low = ターンの終わりにレベルを{ $level }にする：完全勝利でゲームは終わる。
rossyia-goal-cities-bolshevik = ボリシェヴィキが都市を取るたびに、その点数だけレベルが下がる。
rossyia-goal-last-city = ロシアの白軍勢力が最後の都市をボリシェヴィキに奪われると、レベルは{ $by }動く。各勢力につき一度。
rossyia-goal-drift = { $month }から、各ターンの終わりにレベルは{ $by }動く。
rossyia-goal-hq = 戦闘か退却で失われた司令部はレベルを動かす：ボリシェヴィキのものは{ $red }、白軍のものは{ $white }。
rossyia-goal-options = オプションとイベントは、記された分だけレベルを動かす。
rossyia-goal-end-die = { $month }の終わりにダイスを振り、{ $faces }ならゲームは終わる。
rossyia-goal-end-latest = ゲームは遅くとも{ $month }で終わる。
rossyia-goal-end = ゲームは{ $month }で終わる。
rossyia-goal-level = 政治レベルは{ $level }。
rossyia-goal-turns-left = 今は{ $month }。{ $left ->
    [0] これが最終ターン
   *[other] この後は最大{ $left }ターン
}。
rossyia-country-opened = 閉ざされていた土地が開かれる。
rossyia-option-pool-empty = { $side }：オプションのプールが空で、これ以上引けない。
