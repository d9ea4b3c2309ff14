import type { PanelTexts } from '../panel-messages.js';

/** Italian. */
export const it: PanelTexts = {
  close: 'Chiudi',
  keys: { enter: 'Invio', space: 'Spazio', escape: 'Esc' },
  help: {
    title: 'Tasti',
    go: 'Passa da una carta all’altra',
    tap: 'Prendi una carta e posala; sul mazzo: pesca',
    letGo: 'Lascia la carta, chiudi',
    play: 'Gioca la carta dove va bene',
    draw: 'Pesca',
    foundation: 'Metti la carta sulla sua base',
    table: 'Leggi il tavolo',
    pile: 'Leggi la pila',
    score: 'Leggi il punteggio',
    keys: 'Mostra questi tasti',
  },
  about:
    'Tutte le carte devono salire sulle quattro basi, un seme per base. Una base comincia con una carta del valore della carta iniziale e sale di uno alla volta; dopo il re viene l’asso. Nelle colonne si ordinano le carte a scendere. Il mazzo ne porta altre: vanno negli scarti, dove la carta in cima è giocabile. Si vince quando le quattro basi sono complete.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Il solitario come lo si conosce meglio, e difficile da vincere.' },
    american: { title: 'American Canfield', summary: 'Si spostano solo colonne intere.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'I due sono già sulle basi, le colonne seguono il seme e i giri sono contati.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Si vede tutta la riserva, e le colonne vuote si riempiono a piacere.',
    },
    rainfall: { title: 'Rainfall', summary: 'Una carta alla volta, tre giri del mazzo.' },
    rainbow: { title: 'Rainbow', summary: 'Nelle colonne il seme non conta, ma il mazzo passa una volta sola.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Tre colonne, riserva di dodici carte, ogni seme su ogni altro, un solo giro del mazzo.',
    },
    selective: { title: 'Selective Canfield', summary: 'La carta iniziale si sceglie tra cinque.' },
    rush: { title: 'Canfield Rush', summary: 'Tre giri sempre più lenti: tre carte alla volta, poi due, poi una.' },
    casino: { title: 'Casino Canfield', summary: 'Si compra il mazzo, e ogni carta sulle basi paga.' },
  },
  settings: {
    reserve: {
      none: 'Non c’è riserva.',
      some: {
        one: 'Nella riserva va {count} carta. Non vi si mette mai nulla.',
        other: 'Nella riserva vanno {count} carte, e solo quella in cima è giocabile. Non vi si mette mai nulla.',
      },
    },
    openReserve: {
      yes: 'Tutte le carte della riserva sono visibili.',
      no: 'Solo la carta in cima alla riserva è visibile.',
    },
    columns: {
      one: 'C’è {count} colonna, che comincia con una carta.',
      other: 'Ci sono {count} colonne, ognuna delle quali comincia con una carta.',
    },
    base: {
      dealt:
        'La carta distribuita subito dopo è la carta iniziale. Va sulla prima base, e le altre tre cominciano con lo stesso valore.',
      chosen:
        'La carta iniziale si sceglie tra le carte distribuite scoperte; le altre formano le colonne, nel loro ordine.',
      rank: 'Prima della distribuzione si mettono sulle basi le quattro carte di questo valore: {rank}.',
    },
    build: {
      alternate: 'Nelle colonne si scende di uno alla volta, alternando rosso e nero.',
      suit: 'Nelle colonne si scende di uno alla volta, nello stesso seme.',
      any: 'Nelle colonne si scende di uno alla volta, con qualsiasi seme.',
    },
    wraps: {
      circle: 'La scala è circolare: un re va su un asso.',
      'stop-at-base': 'La scala è circolare, ma nulla va su una carta del valore iniziale.',
      none: 'La scala finisce con l’asso: nessun re va su di esso.',
    },
    move: {
      tail: 'Da colonna a colonna passa la carta in cima o qualsiasi scala che termini con essa.',
      'top-or-whole': 'Da colonna a colonna passa la carta in cima oppure l’intera colonna.',
      whole: 'Da colonna a colonna passa solo l’intera colonna. La sua carta in cima può comunque andare su una base.',
    },
    fill: {
      reserve: 'Una colonna svuotata riceve subito la carta in cima alla riserva, finché ce n’è.',
      player: 'Una colonna svuotata si può riempire da dove si vuole, o lasciare vuota.',
    },
    afterReserve: {
      any: 'Finita la riserva, una colonna vuota accetta qualsiasi carta o scala che si possa spostare.',
      waste: 'Finita la riserva, una colonna vuota accetta solo la carta in cima agli scarti.',
    },
    draw: {
      single: 'Le carte si pescano una alla volta.',
      some: 'Si pescano {count} carte alla volta, e l’ultima è giocabile.',
      passes: 'Carte pescate alla volta, giro per giro: {list}.',
    },
    redeals: {
      unlimited: 'Gli scarti si possono girare, senza mescolare, quante volte si vuole.',
      none: 'Il mazzo si scorre una volta sola.',
      some: {
        one: 'Gli scarti si possono girare {count} volta, senza mescolare.',
        other: 'Gli scarti si possono girare {count} volte, senza mescolare.',
      },
    },
    takeBack: {
      yes: 'La carta in cima a una base può tornare su una colonna che la accetti.',
      no: 'Una carta messa su una base vi resta.',
    },
  },
  scorings: {
    points: 'Ogni carta messa su una base dà {card} punti. Si perdono solo annullando.',
    casino: 'Il mazzo costa {cost} e ogni carta su una base paga {card}: una vittoria finisce con {win}.',
    'casino-50':
      'Il mazzo costa {cost}, ogni carta su una base paga {card} e tutte insieme {all}: una vittoria finisce con {win}.',
    none: 'Non si mostra alcun punteggio.',
  },
};
