import type { PanelTexts } from '../panel-messages.js';

/** Estonian. */
export const et: PanelTexts = {
  close: 'Sulge',
  keys: { enter: 'Enter', space: 'Tühik', escape: 'Esc' },
  help: {
    title: 'Klahvid',
    go: 'Liigu kaardilt kaardile',
    tap: 'Võta kaart üles ja pane maha; kaardipakil: võta',
    letGo: 'Pane tagasi, sulge',
    play: 'Käi kaart sinna, kuhu see sobib',
    draw: 'Võta',
    foundation: 'Pane kaart selle aluspakki',
    table: 'Loe laud ette',
    pile: 'Loe pakk ette',
    score: 'Loe tulemus ette',
    keys: 'Näita neid klahve',
  },
  about:
    'Kõik kaardid tuleb viia nelja aluspakki, igasse üks mast. Aluspakk algab aluskaardi väärtusega kaardiga ja kasvab ühe väärtuse kaupa; kuninga järel tuleb äss. Veergudes laotakse kaarte kahanevalt. Kaardipakk annab uusi: need lähevad avatud kaartide hulka, kust käib pealmine. Mäng on võidetud, kui kõik aluspakid on täis.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Mäng, nagu seda kõige paremini tuntakse, ja raske võita.' },
    american: { title: 'American Canfield', summary: 'Liiguvad ainult terved veerud.' },
    storehouse: { title: 'Storehouse', summary: 'Kahed on juba paigas, veerud hoiavad masti ja pööramised on loetud.' },
    superior: { title: 'Superior Canfield', summary: 'Näha on kogu reserv ja tühjad veerud täidad ise.' },
    rainfall: { title: 'Rainfall', summary: 'Üks kaart korraga, kolm korda läbi paki.' },
    rainbow: { title: 'Rainbow', summary: 'Veergudes pole mastil tähtsust, aga pakk käiakse läbi vaid korra.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Kolm veergu, kaheteistkümne kaardi reserv, iga mast igale mastile, üks kord läbi paki.',
    },
    selective: { title: 'Selective Canfield', summary: 'Aluskaart valitakse viie seast.' },
    rush: { title: 'Canfield Rush', summary: 'Kolm üha aeglasemat ringi: kolm kaarti korraga, siis kaks, siis üks.' },
    casino: { title: 'Casino Canfield', summary: 'Kaardipakk ostetakse ja iga kaart aluspakis toob raha.' },
  },
  settings: {
    reserve: {
      none: 'Reservi ei ole.',
      some: {
        one: 'Reservi jagatakse {count} kaart. Sinna ei panda kunagi midagi.',
        other: 'Reservi jagatakse {count} kaarti ja käia saab ainult pealmisega. Sinna ei panda kunagi midagi.',
      },
    },
    openReserve: {
      yes: 'Näha on kõik reservi kaardid.',
      no: 'Näha on ainult reservi pealmine kaart.',
    },
    columns: {
      one: 'Veerge on {count} ja see algab ühe kaardiga.',
      other: 'Veerge on {count} ja igaüks algab ühe kaardiga.',
    },
    base: {
      dealt:
        'Järgmine jagatud kaart on aluskaart. See on esimeses aluspakis ja ülejäänud kolm algavad sama väärtusega.',
      chosen: 'Aluskaart valitakse avatult jagatud kaartide seast; ülejäänud moodustavad oma järjekorras veerud.',
      rank: 'Enne jagamist pannakse aluspakkidesse kõik neli selle väärtusega kaarti: {rank}.',
    },
    build: {
      alternate: 'Veergudes laotakse kahanevalt ühe väärtuse kaupa, punane ja must vaheldumisi.',
      suit: 'Veergudes laotakse kahanevalt ühe väärtuse kaupa, samas mastis.',
      any: 'Veergudes laotakse kahanevalt ühe väärtuse kaupa, ükskõik mis mastis.',
    },
    wraps: {
      circle: 'Ladumine käib ringi: ässale pannakse kuningas.',
      'stop-at-base': 'Ladumine käib ringi, aga alusväärtusega kaardile ei panda midagi.',
      none: 'Ladumine lõpeb ässaga: kuningat sellele ei panda.',
    },
    move: {
      tail: 'Veerust veergu läheb pealmine kaart või iga jada, mis sellega lõpeb.',
      'top-or-whole': 'Veerust veergu läheb kas pealmine kaart või kogu veerg.',
      whole: 'Veerust veergu läheb ainult kogu veerg. Selle pealmine kaart võib siiski minna aluspakki.',
    },
    fill: {
      reserve: 'Tühjaks saanud veerg täidetakse kohe reservi pealmise kaardiga, kuni neid on.',
      player: 'Tühjaks saanud veeru võib täita ükskõik kust või jätta tühjaks.',
    },
    afterReserve: {
      any: 'Kui reserv on otsas, sobib tühja veergu iga kaart või jada, mida tohib liigutada.',
      waste: 'Kui reserv on otsas, sobib tühja veergu ainult pealmine avatud kaart.',
    },
    draw: {
      single: 'Kaarte võetakse ühekaupa.',
      some: 'Korraga võetakse {count} kaarti ja käia saab viimasega neist.',
      passes: 'Korraga võetavate kaartide arv ringide kaupa: {list}.',
    },
    redeals: {
      unlimited: 'Avatud kaardid võib segamata ümber pöörata nii mitu korda, kui soovid.',
      none: 'Kaardipakk käiakse läbi ainult üks kord.',
      some: {
        one: 'Avatud kaardid võib segamata ümber pöörata {count} kord.',
        other: 'Avatud kaardid võib segamata ümber pöörata {count} korda.',
      },
    },
    takeBack: {
      yes: 'Aluspaki pealmise kaardi võib tagasi võtta veergu, kuhu see sobib.',
      no: 'Aluspakki pandud kaart jääb sinna.',
    },
  },
  scorings: {
    points: 'Iga aluspakki pandud kaart annab {card} punkti. Need kaovad ainult tagasi võttes.',
    casino: 'Kaardipakk maksab {cost} ja iga kaart aluspakis toob {card}: võidu lõppsumma on {win}.',
    'casino-50':
      'Kaardipakk maksab {cost}, iga kaart aluspakis toob {card} ja kõik kokku {all}: võidu lõppsumma on {win}.',
    none: 'Tulemust ei näidata.',
  },
};
