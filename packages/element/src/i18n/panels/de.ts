import type { PanelTexts } from '../panel-messages.js';

/** German. */
export const de: PanelTexts = {
  close: 'Schließen',
  keys: { enter: 'Enter', space: 'Leertaste', escape: 'Esc' },
  help: {
    title: 'Tasten',
    go: 'Von Karte zu Karte gehen',
    tap: 'Karte aufnehmen und ablegen; auf dem Talon: aufdecken',
    letGo: 'Zurücklegen, schließen',
    play: 'Karte dorthin spielen, wo sie passt',
    draw: 'Aufdecken',
    foundation: 'Karte auf ihren Zielstapel legen',
    table: 'Tisch vorlesen',
    pile: 'Stapel vorlesen',
    score: 'Punktestand vorlesen',
    keys: 'Diese Tasten zeigen',
  },
  about:
    'Alle Karten sollen auf die vier Zielstapel, auf jeden eine Farbe. Ein Zielstapel beginnt mit einer Karte vom Rang der Grundkarte und steigt Rang um Rang; nach dem König kommt das Ass. In den Spalten werden Karten absteigend geordnet. Der Talon bringt neue: Sie kommen auf die Ablage, deren oberste Karte spielbar ist. Gewonnen ist, wenn alle Zielstapel vollständig sind.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Das Spiel, wie man es kennt, und schwer zu gewinnen.' },
    american: { title: 'American Canfield', summary: 'Nur ganze Spalten werden versetzt.' },
    storehouse: {
      title: 'Storehouse',
      summary:
        'Die Zweien liegen schon aus, die Spalten bleiben bei ihrer Farbe, und umgedreht wird nicht beliebig oft.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Die ganze Reserve liegt offen, und leere Spalten füllt man selbst.',
    },
    rainfall: { title: 'Rainfall', summary: 'Karte um Karte, dreimal durch den Talon.' },
    rainbow: {
      title: 'Rainbow',
      summary: 'In den Spalten ist die Farbe egal, aber durch den Talon geht es nur einmal.',
    },
    chameleon: {
      title: 'Chameleon',
      summary: 'Drei Spalten, zwölf Karten Reserve, jede Farbe auf jede, einmal durch den Talon.',
    },
    selective: { title: 'Selective Canfield', summary: 'Die Grundkarte wählt man unter fünf Karten.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Drei Durchgänge, die langsamer werden: je drei Karten, dann zwei, dann eine.',
    },
    casino: {
      title: 'Casino Canfield',
      summary: 'Man kauft das Kartenspiel, und jede Karte auf einem Zielstapel bringt Geld.',
    },
  },
  settings: {
    reserve: {
      none: 'Es gibt keine Reserve.',
      some: {
        one: '{count} Karte kommt in die Reserve. Dorthin wird nie etwas gelegt.',
        other: '{count} Karten kommen in die Reserve, und nur die oberste ist spielbar. Dorthin wird nie etwas gelegt.',
      },
    },
    openReserve: {
      yes: 'Alle Karten der Reserve sind zu sehen.',
      no: 'Nur die oberste Karte der Reserve ist zu sehen.',
    },
    columns: {
      one: 'Es gibt {count} Spalte; sie beginnt mit einer Karte.',
      other: 'Es gibt {count} Spalten; jede beginnt mit einer Karte.',
    },
    base: {
      dealt:
        'Die nächste gegebene Karte ist die Grundkarte. Sie liegt auf dem ersten Zielstapel, und die anderen drei beginnen mit demselben Rang.',
      chosen:
        'Die Grundkarte wird unter den offen gegebenen Karten gewählt; die übrigen bilden in ihrer Reihenfolge die Spalten.',
      rank: 'Vor dem Geben werden alle vier Karten des Ranges „{rank}“ auf die Zielstapel gelegt.',
    },
    build: {
      alternate: 'In den Spalten wird Rang um Rang absteigend angelegt, Rot und Schwarz abwechselnd.',
      suit: 'In den Spalten wird Rang um Rang absteigend angelegt, in derselben Farbe.',
      any: 'In den Spalten wird Rang um Rang absteigend angelegt, gleich in welcher Farbe.',
    },
    wraps: {
      circle: 'Das Anlegen geht im Kreis: Auf ein Ass passt ein König.',
      'stop-at-base': 'Das Anlegen geht im Kreis, aber auf eine Karte vom Rang der Grundkarte wird nichts gelegt.',
      none: 'Mit dem Ass ist Schluss: Auf ein Ass passt kein König.',
    },
    move: {
      tail: 'Von Spalte zu Spalte geht die oberste Karte oder jede Folge, die mit ihr endet.',
      'top-or-whole': 'Von Spalte zu Spalte geht entweder die oberste Karte oder die ganze Spalte.',
      whole: 'Von Spalte zu Spalte geht nur die ganze Spalte. Ihre oberste Karte darf trotzdem auf einen Zielstapel.',
    },
    fill: {
      reserve: 'Eine geleerte Spalte wird sofort mit der obersten Karte der Reserve gefüllt, solange es eine gibt.',
      player: 'Eine geleerte Spalte darf von überall her gefüllt werden oder leer bleiben.',
    },
    afterReserve: {
      any: 'Ist die Reserve aufgebraucht, nimmt eine leere Spalte jede Karte oder Folge auf, die bewegt werden darf.',
      waste: 'Ist die Reserve aufgebraucht, nimmt eine leere Spalte nur die oberste Karte der Ablage auf.',
    },
    draw: {
      single: 'Vom Talon wird je eine Karte aufgedeckt.',
      some: 'Vom Talon werden je {count} Karten aufgedeckt, und die letzte davon ist spielbar.',
      passes: 'So viele Karten werden in den Durchgängen auf einmal aufgedeckt: {list}.',
    },
    redeals: {
      unlimited: 'Die Ablage darf beliebig oft umgedreht werden, ohne zu mischen.',
      none: 'Der Talon wird nur einmal durchgespielt.',
      some: 'Die Ablage darf {count}-mal umgedreht werden, ohne zu mischen.',
    },
    takeBack: {
      yes: 'Die oberste Karte eines Zielstapels darf auf eine passende Spalte zurück.',
      no: 'Eine Karte auf einem Zielstapel bleibt dort.',
    },
  },
  scorings: {
    points:
      'Jede Karte, die auf einen Zielstapel gelegt wird, bringt {card} Punkte. Nur Zurücknehmen zieht sie wieder ab.',
    casino:
      'Das Kartenspiel kostet {cost}, und jede Karte auf einem Zielstapel bringt {card}: Ein Sieg endet bei {win}.',
    'casino-50':
      'Das Kartenspiel kostet {cost}, jede Karte auf einem Zielstapel bringt {card} und alle zusammen {all}: Ein Sieg endet bei {win}.',
    none: 'Es wird kein Punktestand angezeigt.',
  },
};
