import type { PanelTexts } from '../panel-messages.js';

/** Finnish. */
export const fi: PanelTexts = {
  close: 'Sulje',
  keys: { enter: 'Enter', space: 'Välilyönti', escape: 'Esc' },
  help: {
    title: 'Näppäimet',
    go: 'Siirry kortista korttiin',
    tap: 'Nosta kortti ja laske se; käsipakassa: nosta',
    letGo: 'Palauta kortti, sulje',
    play: 'Pelaa kortti sinne, minne se sopii',
    draw: 'Nosta',
    foundation: 'Vie kortti peruspakkaan',
    table: 'Lue pöytä',
    pile: 'Lue pakka',
    score: 'Lue pisteet',
    keys: 'Näytä nämä näppäimet',
  },
  about:
    'Kaikki kortit viedään neljään peruspakkaan, kuhunkin yksi maa. Peruspakka alkaa peruskortin arvoisella kortilla ja nousee arvo kerrallaan; kuninkaan jälkeen tulee ässä. Sarakkeissa kortit järjestetään laskevasti. Käsipakka antaa uusia kortteja: ne tulevat kaatopakkaan, jonka päällimmäisen saa pelata. Peli on voitettu, kun kaikki peruspakat ovat valmiit.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Peli sellaisena kuin se parhaiten tunnetaan, ja vaikea voittaa.' },
    american: { title: 'American Canfield', summary: 'Vain kokonaiset sarakkeet siirtyvät.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Kakkoset ovat valmiina, sarakkeet pysyvät maassaan ja kierrokset on laskettu.',
    },
    superior: { title: 'Superior Canfield', summary: 'Koko reservi näkyy, ja tyhjät sarakkeet saa täyttää itse.' },
    rainfall: { title: 'Rainfall', summary: 'Kortti kerrallaan, kolmesti käsipakan läpi.' },
    rainbow: {
      title: 'Rainbow',
      summary: 'Maalla ei ole sarakkeissa väliä, mutta käsipakka käydään läpi vain kerran.',
    },
    chameleon: {
      title: 'Chameleon',
      summary:
        'Kolme saraketta, kahdentoista kortin reservi, mikä maa tahansa minkä tahansa päälle, kerran käsipakan läpi.',
    },
    selective: { title: 'Selective Canfield', summary: 'Peruskortti valitaan viidestä.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Kolme hidastuvaa kierrosta: kolme korttia kerrallaan, sitten kaksi, sitten yksi.',
    },
    casino: {
      title: 'Casino Canfield',
      summary: 'Korttipakka ostetaan, ja jokainen peruspakkaan viety kortti tuo rahaa.',
    },
  },
  settings: {
    reserve: {
      none: 'Reserviä ei ole.',
      some: {
        one: 'Reserviin jaetaan {count} kortti. Sinne ei koskaan panna mitään.',
        other: 'Reserviin jaetaan {count} korttia, ja vain päällimmäisen saa pelata. Sinne ei koskaan panna mitään.',
      },
    },
    openReserve: {
      yes: 'Kaikki reservin kortit näkyvät.',
      no: 'Vain reservin päällimmäinen kortti näkyy.',
    },
    columns: {
      one: 'Sarakkeita on {count}, ja se alkaa yhdellä kortilla.',
      other: 'Sarakkeita on {count}, ja kukin alkaa yhdellä kortilla.',
    },
    base: {
      dealt:
        'Seuraava jaettu kortti on peruskortti. Se on ensimmäisessä peruspakassa, ja muut kolme alkavat samalla arvolla.',
      chosen: 'Peruskortti valitaan avoimena jaetuista korteista; muut muodostavat sarakkeet järjestyksessään.',
      rank: 'Ennen jakoa kaikki neljä tämän arvoista korttia pannaan peruspakkoihin: {rank}.',
    },
    build: {
      alternate: 'Sarakkeissa laskeudutaan arvo kerrallaan, punainen ja musta vuorotellen.',
      suit: 'Sarakkeissa laskeudutaan arvo kerrallaan samaa maata.',
      any: 'Sarakkeissa laskeudutaan arvo kerrallaan maasta riippumatta.',
    },
    wraps: {
      circle: 'Järjestys kiertää ympäri: ässän päälle tulee kuningas.',
      'stop-at-base': 'Järjestys kiertää ympäri, mutta perusarvoisen kortin päälle ei tule mitään.',
      none: 'Järjestys päättyy ässään: sen päälle ei tule kuningasta.',
    },
    move: {
      tail: 'Sarakkeesta toiseen siirtyy päällimmäinen kortti tai mikä tahansa siihen päättyvä jono.',
      'top-or-whole': 'Sarakkeesta toiseen siirtyy joko päällimmäinen kortti tai koko sarake.',
      whole: 'Sarakkeesta toiseen siirtyy vain koko sarake. Sen päällimmäinen kortti voi silti mennä peruspakkaan.',
    },
    fill: {
      reserve: 'Tyhjentynyt sarake täyttyy heti reservin päällimmäisellä kortilla, niin kauan kuin niitä on.',
      player: 'Tyhjentyneen sarakkeen saa täyttää mistä tahansa tai jättää tyhjäksi.',
    },
    afterReserve: {
      any: 'Kun reservi on loppunut, tyhjään sarakkeeseen käy mikä tahansa siirrettävä kortti tai jono.',
      waste: 'Kun reservi on loppunut, tyhjään sarakkeeseen käy vain kaatopakan päällimmäinen kortti.',
    },
    draw: {
      single: 'Kortit nostetaan yksi kerrallaan.',
      some: 'Kortteja nostetaan {count} kerrallaan, ja niistä viimeisen saa pelata.',
      passes: 'Kerralla nostettavat kortit kierros kierrokselta: {list}.',
    },
    redeals: {
      unlimited: 'Kaatopakan saa kääntää sekoittamatta niin monta kertaa kuin haluaa.',
      none: 'Käsipakka käydään läpi vain kerran.',
      some: {
        one: 'Kaatopakan saa kääntää sekoittamatta {count} kerran.',
        other: 'Kaatopakan saa kääntää sekoittamatta {count} kertaa.',
      },
    },
    takeBack: {
      yes: 'Peruspakan päällimmäisen kortin saa ottaa takaisin sarakkeeseen, johon se sopii.',
      no: 'Peruspakkaan viety kortti pysyy siellä.',
    },
  },
  scorings: {
    points: 'Jokainen peruspakkaan viety kortti antaa {card} pistettä. Vain kumoaminen vie ne pois.',
    casino: 'Korttipakka maksaa {cost}, ja jokainen kortti peruspakassa tuo {card}: voiton loppusumma on {win}.',
    'casino-50':
      'Korttipakka maksaa {cost}, jokainen kortti peruspakassa tuo {card} ja kaikki yhdessä {all}: voiton loppusumma on {win}.',
    none: 'Pisteitä ei näytetä.',
  },
};
