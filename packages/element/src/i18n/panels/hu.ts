import type { PanelTexts } from '../panel-messages.js';

/** Hungarian. */
export const hu: PanelTexts = {
  close: 'Bezárás',
  keys: { enter: 'Enter', space: 'Szóköz', escape: 'Esc' },
  help: {
    title: 'Billentyűk',
    go: 'Lépkedés lapról lapra',
    tap: 'Lap felvétele és letétele; a talonon: húzás',
    letGo: 'Visszatétel, bezárás',
    play: 'A lap kijátszása oda, ahová illik',
    draw: 'Húzás',
    foundation: 'A lap az alappaklijára',
    table: 'Az asztal felolvasása',
    pile: 'A pakli felolvasása',
    score: 'A pontszám felolvasása',
    keys: 'Ezek a billentyűk',
  },
  about:
    'Minden lapot a négy alappaklira kell felrakni, mindegyikre egy színt. Az alappakli az alaplap értékével kezdődik, és egyesével emelkedik; a király után az ász jön. Az oszlopokban a lapok csökkenő sorban állnak. A talon ad újakat: ezek a dobópaklira kerülnek, amelynek felső lapja játszható. A játék akkor nyert, ha minden alappakli teljes.',
  variants: {
    canfield: { title: 'Canfield', summary: 'A játék a legismertebb alakjában, és nehéz megnyerni.' },
    american: { title: 'American Canfield', summary: 'Csak egész oszlopok mozognak.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'A kettesek már fent vannak, az oszlopok tartják a színt, és a forgatások száma véges.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Az egész tartalék látszik, és az üres oszlopokat te töltöd fel.',
    },
    rainfall: { title: 'Rainfall', summary: 'Laponként, háromszor végig a talonon.' },
    rainbow: { title: 'Rainbow', summary: 'Az oszlopokban a szín mindegy, de a talon csak egyszer jön.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Három oszlop, tizenkét lap tartalék, bármely szín bármelyikre, egyszer végig a talonon.',
    },
    selective: { title: 'Selective Canfield', summary: 'Az alaplapot öt közül választhatod ki.' },
    rush: { title: 'Canfield Rush', summary: 'Három egyre lassabb kör: három lap egyszerre, aztán kettő, aztán egy.' },
    casino: { title: 'Casino Canfield', summary: 'Megveszed a kártyát, és minden alappaklira tett lap pénzt hoz.' },
  },
  settings: {
    reserve: {
      none: 'Nincs tartalék.',
      some: 'A tartalékba {count} lap kerül, és csak a felső játszható. Oda soha nem tehető semmi.',
    },
    openReserve: {
      yes: 'A tartalék minden lapja látszik.',
      no: 'A tartaléknak csak a felső lapja látszik.',
    },
    columns: '{count} oszlop van, mindegyik egy lappal kezdődik.',
    base: {
      dealt:
        'A következő kiosztott lap az alaplap. Az első alappaklin fekszik, a másik három pedig ugyanezzel az értékkel kezdődik.',
      chosen:
        'Az alaplapot a nyíltan kiosztott lapok közül lehet kiválasztani; a többi a maga sorrendjében az oszlopokat alkotja.',
      rank: 'Osztás előtt mind a négy ilyen értékű lap az alappaklikra kerül: {rank}.',
    },
    build: {
      alternate: 'Az oszlopokban egyesével csökkenő sor épül, felváltva pirosból és feketéből.',
      suit: 'Az oszlopokban egyesével csökkenő sor épül, azonos színből.',
      any: 'Az oszlopokban egyesével csökkenő sor épül, bármilyen színből.',
    },
    wraps: {
      circle: 'A sor körbeér: az ászra király tehető.',
      'stop-at-base': 'A sor körbeér, de az alapértékű lapra semmi nem tehető.',
      none: 'A sor az ásszal véget ér: király nem tehető rá.',
    },
    move: {
      tail: 'Oszlopról oszlopra a felső lap vagy bármely azzal végződő sor tehető át.',
      'top-or-whole': 'Oszlopról oszlopra vagy a felső lap, vagy az egész oszlop tehető át.',
      whole: 'Oszlopról oszlopra csak az egész oszlop tehető át. A felső lapja azért alappaklira kerülhet.',
    },
    fill: {
      reserve: 'A kiürült oszlopot azonnal a tartalék felső lapja tölti ki, amíg van.',
      player: 'A kiürült oszlop bárhonnan feltölthető, vagy üresen hagyható.',
    },
    afterReserve: {
      any: 'Ha a tartalék elfogyott, az üres oszlopba bármely áttehető lap vagy sor kerülhet.',
      waste: 'Ha a tartalék elfogyott, az üres oszlopba csak a dobópakli felső lapja kerülhet.',
    },
    draw: {
      single: 'A lapok húzása egyesével történik.',
      some: 'Egyszerre {count} lapot húzunk, és közülük az utolsó játszható.',
      passes: 'Az egyszerre húzott lapok száma körönként: {list}.',
    },
    redeals: {
      unlimited: 'A dobópakli keverés nélkül akárhányszor megfordítható.',
      none: 'A talont csak egyszer lehet végigjátszani.',
      some: 'A dobópakli keverés nélkül {count} alkalommal fordítható meg.',
    },
    takeBack: {
      yes: 'Az alappakli felső lapja visszavehető egy oszlopra, ahová illik.',
      no: 'Az alappaklira tett lap ott marad.',
    },
  },
  scorings: {
    points: 'Minden alappaklira tett lap {card} pontot ér. Csak a visszavonás veszi el.',
    casino: 'A kártya ára {cost}, és minden lap az alappaklin {card} bevétel: győzelemkor a végösszeg {win}.',
    'casino-50':
      'A kártya ára {cost}, minden lap az alappaklin {card} bevétel, az összes együtt {all}: győzelemkor a végösszeg {win}.',
    none: 'Pontszám nem látszik.',
  },
};
