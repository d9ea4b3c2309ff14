import type { PanelTexts } from '../panel-messages.js';

/** Norwegian. */
export const nb: PanelTexts = {
  close: 'Lukk',
  keys: { enter: 'Enter', space: 'Mellomrom', escape: 'Esc' },
  help: {
    title: 'Taster',
    go: 'Gå fra kort til kort',
    tap: 'Ta opp et kort og legg det ned; på talongen: trekk',
    letGo: 'Legg tilbake, lukk',
    play: 'Spill kortet dit det passer',
    draw: 'Trekk',
    foundation: 'Legg kortet på grunnbunken',
    table: 'Les opp bordet',
    pile: 'Les opp bunken',
    score: 'Les opp poengsummen',
    keys: 'Vis disse tastene',
  },
  about:
    'Alle kort skal opp på de fire grunnbunkene, én farge i hver. En grunnbunke begynner med et kort av grunnkortets verdi og bygges opp én verdi om gangen; etter kongen kommer esset. I kolonnene ordnes kortene nedover. Talongen gir nye kort: De legges på kastebunken, der det øverste kortet kan spilles. Kabalen har gått opp når alle grunnbunkene er komplette.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Kabalen slik den er best kjent, og vanskelig å få til å gå opp.' },
    american: { title: 'American Canfield', summary: 'Bare hele kolonner flyttes.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Toerne ligger klare, kolonnene holder seg til fargen sin, og vendingene er talte.',
    },
    superior: { title: 'Superior Canfield', summary: 'Hele reserven er synlig, og tomme kolonner fyller du selv.' },
    rainfall: { title: 'Rainfall', summary: 'Ett kort om gangen, tre ganger gjennom talongen.' },
    rainbow: { title: 'Rainbow', summary: 'Fargen er likegyldig i kolonnene, men talongen kommer bare én gang.' },
    chameleon: {
      title: 'Chameleon',
      summary:
        'Tre kolonner, tolv kort i reserven, hvilken farge som helst på hvilken som helst, én gang gjennom talongen.',
    },
    selective: { title: 'Selective Canfield', summary: 'Du velger grunnkortet blant fem kort.' },
    rush: { title: 'Canfield Rush', summary: 'Tre omganger som blir langsommere: tre kort om gangen, så to, så ett.' },
    casino: { title: 'Casino Canfield', summary: 'Du kjøper kortstokken, og hvert kort på en grunnbunke gir penger.' },
  },
  settings: {
    reserve: {
      none: 'Det er ingen reserve.',
      some: {
        one: '{count} kort deles ut til reserven. Ingenting legges noen gang dit.',
        other: '{count} kort deles ut til reserven, og bare det øverste kan spilles. Ingenting legges noen gang dit.',
      },
    },
    openReserve: {
      yes: 'Alle kortene i reserven er synlige.',
      no: 'Bare det øverste kortet i reserven er synlig.',
    },
    columns: {
      one: 'Det er {count} kolonne; den begynner med ett kort.',
      other: 'Det er {count} kolonner; hver begynner med ett kort.',
    },
    base: {
      dealt:
        'Det neste kortet som deles ut, er grunnkortet. Det ligger på den første grunnbunken, og de tre andre begynner med samme verdi.',
      chosen: 'Grunnkortet velges blant kortene som deles ut åpent; de andre danner kolonnene i sin rekkefølge.',
      rank: 'Før utdelingen legges alle fire kort av denne verdien på grunnbunkene: {rank}.',
    },
    build: {
      alternate: 'I kolonnene bygges det nedover én verdi om gangen, vekselvis rødt og svart.',
      suit: 'I kolonnene bygges det nedover én verdi om gangen, i samme farge.',
      any: 'I kolonnene bygges det nedover én verdi om gangen, uansett farge.',
    },
    wraps: {
      circle: 'Byggingen går rundt: En konge legges på et ess.',
      'stop-at-base': 'Byggingen går rundt, men ingenting legges på et kort av grunnverdien.',
      none: 'Byggingen slutter med esset: Ingen konge legges på det.',
    },
    move: {
      tail: 'Fra kolonne til kolonne flyttes det øverste kortet eller en rekke som slutter med det.',
      'top-or-whole': 'Fra kolonne til kolonne flyttes enten det øverste kortet eller hele kolonnen.',
      whole:
        'Fra kolonne til kolonne flyttes bare hele kolonnen. Det øverste kortet kan likevel legges på en grunnbunke.',
    },
    fill: {
      reserve: 'En tømt kolonne fylles straks med det øverste kortet i reserven, så lenge det finnes ett.',
      player: 'En tømt kolonne kan fylles fra hvor som helst eller bli stående tom.',
    },
    afterReserve: {
      any: 'Når reserven er brukt opp, tar en tom kolonne imot ethvert kort eller enhver rekke som kan flyttes.',
      waste: 'Når reserven er brukt opp, tar en tom kolonne bare imot det øverste kortet i kastebunken.',
    },
    draw: {
      single: 'Kortene trekkes ett om gangen.',
      some: 'Kortene trekkes {count} om gangen, og det siste av dem kan spilles.',
      passes: 'Så mange kort trekkes om gangen, omgang for omgang: {list}.',
    },
    redeals: {
      unlimited: 'Kastebunken kan snus så ofte man vil, uten å stokkes.',
      none: 'Talongen gås gjennom bare én gang.',
      some: {
        one: 'Kastebunken kan snus {count} gang uten å stokkes.',
        other: 'Kastebunken kan snus {count} ganger uten å stokkes.',
      },
    },
    takeBack: {
      yes: 'Det øverste kortet på en grunnbunke kan tas tilbake til en kolonne der det passer.',
      no: 'Et kort på en grunnbunke blir liggende.',
    },
  },
  scorings: {
    points: 'Hvert kort som legges på en grunnbunke, gir {card} poeng. Bare angring trekker dem fra igjen.',
    casino: 'Kortstokken koster {cost}, og hvert kort på en grunnbunke gir {card}: En seier ender på {win}.',
    'casino-50':
      'Kortstokken koster {cost}, hvert kort på en grunnbunke gir {card}, og alle til sammen {all}: En seier ender på {win}.',
    none: 'Ingen poengsum vises.',
  },
};
