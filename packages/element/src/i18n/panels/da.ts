import type { PanelTexts } from '../panel-messages.js';

/** Danish. */
export const da: PanelTexts = {
  close: 'Luk',
  keys: { enter: 'Enter', space: 'Mellemrum', escape: 'Esc' },
  help: {
    title: 'Taster',
    go: 'Gå fra kort til kort',
    tap: 'Tag et kort op og læg det ned; på talonen: træk',
    letGo: 'Læg tilbage, luk',
    play: 'Spil kortet derhen, hvor det passer',
    draw: 'Træk',
    foundation: 'Læg kortet på dets grundbunke',
    table: 'Læs bordet op',
    pile: 'Læs bunken op',
    score: 'Læs stillingen op',
    keys: 'Vis disse taster',
  },
  about:
    'Alle kort skal op på de fire grundbunker, én farve i hver. En grundbunke begynder med et kort af grundkortets værdi og bygges op én værdi ad gangen; efter kongen kommer esset. I kolonnerne ordnes kortene nedad. Talonen giver nye kort: De kommer på kastebunken, hvor det øverste kort kan spilles. Kabalen er gået op, når alle grundbunker er komplette.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Kabalen, som den er bedst kendt, og svær at få til at gå op.' },
    american: { title: 'American Canfield', summary: 'Kun hele kolonner flyttes.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Toerne er lagt ud, kolonnerne holder sig til deres farve, og vendingerne er talte.',
    },
    superior: { title: 'Superior Canfield', summary: 'Hele reserven kan ses, og tomme kolonner fylder man selv.' },
    rainfall: { title: 'Rainfall', summary: 'Ét kort ad gangen, tre gange gennem talonen.' },
    rainbow: { title: 'Rainbow', summary: 'Farven er ligegyldig i kolonnerne, men talonen kommer kun én gang.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Tre kolonner, tolv kort i reserven, enhver farve på enhver anden, én gang gennem talonen.',
    },
    selective: { title: 'Selective Canfield', summary: 'Man vælger grundkortet blandt fem kort.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Tre gennemgange, der bliver langsommere: tre kort ad gangen, så to, så ét.',
    },
    casino: { title: 'Casino Canfield', summary: 'Man køber kortspillet, og hvert kort på en grundbunke giver penge.' },
  },
  settings: {
    reserve: {
      none: 'Der er ingen reserve.',
      some: {
        one: '{count} kort gives til reserven. Der lægges aldrig noget på den.',
        other: '{count} kort gives til reserven, og kun det øverste kan spilles. Der lægges aldrig noget på den.',
      },
    },
    openReserve: {
      yes: 'Alle kort i reserven kan ses.',
      no: 'Kun det øverste kort i reserven kan ses.',
    },
    columns: {
      one: 'Der er {count} kolonne; den begynder med ét kort.',
      other: 'Der er {count} kolonner; hver begynder med ét kort.',
    },
    base: {
      dealt:
        'Det næste kort, der gives, er grundkortet. Det ligger på den første grundbunke, og de tre andre begynder med samme værdi.',
      chosen: 'Grundkortet vælges blandt de kort, der gives åbent; de øvrige danner kolonnerne i deres rækkefølge.',
      rank: 'Før der gives, lægges alle fire kort af denne værdi på grundbunkerne: {rank}.',
    },
    build: {
      alternate: 'I kolonnerne bygges nedad én værdi ad gangen, skiftevis rødt og sort.',
      suit: 'I kolonnerne bygges nedad én værdi ad gangen, i samme farve.',
      any: 'I kolonnerne bygges nedad én værdi ad gangen, uanset farve.',
    },
    wraps: {
      circle: 'Der bygges i ring: En konge lægges på et es.',
      'stop-at-base': 'Der bygges i ring, men intet lægges på et kort af grundværdien.',
      none: 'Der bygges kun ned til esset: Ingen konge lægges på det.',
    },
    move: {
      tail: 'Fra kolonne til kolonne flyttes det øverste kort eller enhver række, der ender med det.',
      'top-or-whole': 'Fra kolonne til kolonne flyttes enten det øverste kort eller hele kolonnen.',
      whole: 'Fra kolonne til kolonne flyttes kun hele kolonnen. Dens øverste kort må dog lægges på en grundbunke.',
    },
    fill: {
      reserve: 'En tømt kolonne fyldes straks med reservens øverste kort, så længe der er et.',
      player: 'En tømt kolonne må fyldes alle steder fra eller blive stående tom.',
    },
    afterReserve: {
      any: 'Når reserven er brugt op, tager en tom kolonne imod ethvert kort eller enhver række, der må flyttes.',
      waste: 'Når reserven er brugt op, tager en tom kolonne kun imod kastebunkens øverste kort.',
    },
    draw: {
      single: 'Kortene trækkes ét ad gangen.',
      some: 'Kortene trækkes {count} ad gangen, og det sidste af dem kan spilles.',
      passes: 'Så mange kort trækkes ad gangen, gennemgang for gennemgang: {list}.',
    },
    redeals: {
      unlimited: 'Kastebunken må vendes lige så ofte, man vil, uden at blive blandet.',
      none: 'Talonen gennemgås kun én gang.',
      some: {
        one: 'Kastebunken må vendes {count} gang uden at blive blandet.',
        other: 'Kastebunken må vendes {count} gange uden at blive blandet.',
      },
    },
    takeBack: {
      yes: 'Det øverste kort på en grundbunke må tages tilbage til en kolonne, hvor det passer.',
      no: 'Et kort på en grundbunke bliver der.',
    },
  },
  scorings: {
    points: 'Hvert kort, der lægges på en grundbunke, giver {card} point. Kun fortrydelse trækker dem fra igen.',
    casino: 'Kortspillet koster {cost}, og hvert kort på en grundbunke giver {card}: En sejr ender på {win}.',
    'casino-50':
      'Kortspillet koster {cost}, hvert kort på en grundbunke giver {card}, og alle tilsammen {all}: En sejr ender på {win}.',
    none: 'Der vises ingen stilling.',
  },
};
