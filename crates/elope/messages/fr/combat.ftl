# Operation Elope, en français : le combat.

## Annoncer les attaques

elope-not-your-combat = Ce n'est pas votre phase de combat.
elope-announcing-is-over = Les attaques s'annoncent avant de résoudre la première : résolvez celles que vous avez annoncées.
elope-nobody-attacks = Désignez les unités qui attaquent.
elope-nothing-to-attack = Aucune unité ennemie en { $hex } : désignez un hexagone occupé par l'ennemi.
elope-hq-does-not-attack = { $unit } est un QG et n'attaque pas.
elope-depot-does-not-attack = { $unit } est un dépôt et n'attaque pas.
elope-nobody-beside = { $unit } n'a aucun ennemi adjacent à attaquer.
elope-aircraft-support = { $unit } vole : donnez-lui plutôt l'ordre d'appuyer l'attaque sur { $hex }.
elope-ship-needs-troops = { $unit } ne tire que pour une unité de combat qui attaque depuis une de ses rives.
elope-support-needs-company = { $unit } est une unité de soutien : elle n'attaque qu'avec une unité de combat de son hexagone.
elope-train-needs-refit = { $unit } a servi deux tours et doit d'abord refaire le plein.
elope-attacked-already = { $hex } est déjà attaqué : un hexagone ne subit qu'une attaque par phase.
elope-attacks-already = { $unit } participe déjà à une autre attaque.
elope-too-many-attacks = On ne peut plus annoncer d'attaque cette phase.
elope-announces = { $unit } { $others ->
    [0] attaque
   *[other] et { $others } de plus attaquent
} { $hex }.

## Les résoudre

elope-no-such-attack = Aucune attaque sur { $hex } n'attend d'être résolue.
elope-attack-falls-away = L'attaque sur { $hex } tombe.
elope-spared = Déjà attaqués pendant cette phase et donc épargnés en { $hex } : { $unit }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}.
elope-battle = Les { $side } attaquent { $hex } : { $unit } { $others ->
    [0] seul
   *[other] et { $others } de plus
}.
elope-no-depot-decision = On ne vous demande pas de dépôt pour l'instant.
elope-depot-out-of-reach = { $unit } est hors de portée des unités qui combattent, ou n'est pas à vous.
elope-no-point-to-pay = Aucune unité qui combat n'a de ligne vers une source principale, ou la piste est vide.
elope-nothing-to-decline = { $unit } n'engagerait personne : il n'y a rien à refuser.
elope-depot-expended = Dépensé : { $unit }.
elope-point-expended = Les { $side } paient un point de ravitaillement.
elope-keeps-depots = Les { $side } gardent leurs dépôts.
elope-combat-die = Dé { $die }, modificateur { $modifier } : { $attack } contre { $defence }, colonne { $column }.
elope-column-1-2 = 1-2
elope-column-1-1 = 1-1
elope-column-2-1 = 2-1
elope-column-3-1 = 3-1
elope-column-4-1 = 4-1
elope-column-5-1 = 5-1
elope-column-6-1 = 6-1+
elope-result-losses = Pas perdus : attaquant { $attacker }, défenseur { $defender }.
elope-result-engaged = Accrochage : { $defender ->
    [0] personne ne perd de pas
    [one] le défenseur perd un pas
   *[other] le défenseur perd { $defender } pas
}.
elope-result-breakthrough = Percée.

## Pertes et accrochages

elope-reduced = { $unit } perd un pas.
elope-eliminated = Éliminé : { $unit }.
elope-no-losses-to-take = On ne vous demande pas de pertes pour l'instant.
elope-cannot-lose-that = { $unit } ne peut pas perdre cela : désignez des unités qui ont combattu, chacune une fois, et pas plus de pas qu'elles n'en ont.
elope-wrong-losses = Il faut perdre { $steps } pas : répartissez-en exactement autant.
elope-not-engaged = Vous n'êtes pas accroché pour l'instant.
elope-no-attack-from-there = Aucune attaque n'est venue de { $hex } : choisissez un hexagone d'où l'on vous a attaqué.
elope-no-way-back = Il n'y a pas de retraite : contre-attaquez.
elope-counterattacks = Les { $side } se retournent contre { $hex }.
elope-gives-way = Les { $side } cèdent un pas de plus et reculent.

## Reculs

elope-no-retreat-now = Aucun recul ne vous est ouvert pour l'instant.
elope-attacker-does-not-retreat = Seul le défenseur peut reculer au lieu de perdre un pas : subissez la perte.
elope-no-retreat-there = On ne peut pas reculer en { $hex } : les Rouges vont vers le sud, les Alliés vers Arkhangelsk, et chaque hexagone éloigne davantage.
elope-retreat-too-far = Le recul s'arrête avant { $hex }.
elope-retreat-too-short = Le recul doit gagner { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} et finir là où il y a de la place.
elope-retreats = { $unit } { $others ->
    [0] recule
   *[other] et { $others } de plus reculent
} en { $to }.
elope-retreat-costs-a-step = Dé { $die } : le recul de { $unit } coûte un pas.
elope-retreat-unharmed = Dé { $die } : { $unit } s'en tire sans dommage.
elope-retreat-through-river = Le recul en { $hex } passe par la rivière : chaque unité perd un pas.
elope-lost-in-retreat = { $unit } est perdu pendant le recul.
elope-one-unit-in-excess = Désignez une unité en recul avec tous ses pas : elle est en excédent et perdue.

## Avances et percées

elope-no-advance-now = Aucune avance ne vous est ouverte pour l'instant.
elope-did-not-fight = { $unit } n'a pas livré ce combat, ou a déjà avancé.
elope-advance-too-far = { $unit } n'avance pas aussi loin que { $hex }.
elope-advance-off-path = { $unit } doit suivre le chemin du recul : { $hex } n'en fait pas partie.
elope-advance-into-zone = { $unit } s'arrête en zone ennemie en { $hex }.
elope-advance-closed = { $hex } est fermé à { $unit } depuis là.
elope-advances = { $unit } { $others ->
    [0] avance
   *[other] et { $others } de plus avancent
} en { $to }.
elope-no-breakthrough = Il n'y a pas de percée.
elope-did-not-break-through = { $unit } n'a pas part à la percée, ou a déjà fait la sienne.
elope-breakthrough-too-far = { $unit } n'a plus de points pour entrer en { $hex }.
elope-exploits = { $unit } { $others ->
    [0] perce
   *[other] et { $others } de plus percent
} jusqu'en { $to }.

## Pourquoi le rapport de forces est ce qu'il est

elope-odds-attacker = { $unit } attaque
elope-odds-support = bombes de { $unit }
elope-odds-defender = { $unit } défend
elope-odds-halved-os = { $unit } manque de ravitaillement : la moitié
elope-odds-halved-oc = { $unit } manque aussi de communications : encore la moitié
elope-odds-halved-unpaid = { $unit } n'a pas de dépôt dépensé : la moitié
elope-odds-halved-crossed = { $unit } a franchi une rivière ce tour-ci : la moitié
elope-odds-defender-one = { $unit } n'a pas d'unité de combat avec lui et défend avec 1
elope-odds-defender-hq = { $unit } est un QG auprès d'unités de combat et n'ajoute rien
elope-odds-defender-unbacked = { $unit } n'a pas d'unité de combat avec lui et n'ajoute rien
elope-odds-defender-static = { $unit } est un dépôt fixe et n'ajoute rien
elope-odds-defender-spent = { $unit } doit refaire le plein et n'ajoute rien
elope-ta-asterisk = { $unit } a un astérisque
elope-ta-tanks = deux chars ensemble
elope-ta-gas = gaz
elope-ta-ground = terrain découvert
elope-ta-city = ville
elope-ta-town = bourg
elope-ta-hill = colline
elope-ta-marsh = marais
elope-ta-work = ouvrages
elope-ta-river = tous attaquent à travers la rivière
elope-ta-train = { $unit } en défense
elope-mod-command = commandement : { $unit }
elope-mod-tanks = chars
elope-mod-panic = panique après le bombardement
elope-odds-spared = { $unit } a déjà été attaqué pendant cette phase et ne prend pas part au combat
elope-ta-forest = forêt
elope-ta-none-os = { $unit } n'est pas ravitaillé : pas d'avantage
elope-ta-none-unpaid = { $unit } n'a pas de dépôt pour ce combat : pas d'avantage
elope-ta-cap = sept au plus comptent
elope-mod-no-command = { $unit } ne commande aucune de ces unités
