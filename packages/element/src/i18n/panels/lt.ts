import type { PanelTexts } from '../panel-messages.js';

/** Lithuanian. */
export const lt: PanelTexts = {
  close: 'Uždaryti',
  keys: { enter: 'Enter', space: 'Tarpas', escape: 'Esc' },
  help: {
    title: 'Klavišai',
    go: 'Eiti nuo kortos prie kortos',
    tap: 'Paimti kortą ir padėti; ant kaladės: traukti',
    letGo: 'Padėti atgal, uždaryti',
    play: 'Dėti kortą ten, kur tinka',
    draw: 'Traukti',
    foundation: 'Dėti kortą į jos pamatą',
    table: 'Perskaityti stalą',
    pile: 'Perskaityti krūvelę',
    score: 'Perskaityti rezultatą',
    keys: 'Rodyti šiuos klavišus',
  },
  about:
    'Visos kortos turi atsidurti keturiuose pamatuose, kiekviename po vieną rūšį. Pamatas prasideda pradinės kortos vertės korta ir auga po vieną vertę; po karaliaus eina tūzas. Stulpeliuose kortos rikiuojamos mažėjančiai. Kaladė duoda naujų: jos dedamos prie atverstų kortų, iš kurių žaidžiama viršutinė. Laimima, kai visi pamatai pilni.',
  variants: {
    canfield: { title: 'Kenfildas', summary: 'Labiausiai žinomas žaidimas, ir sunku laimėti.' },
    american: { title: 'American Canfield', summary: 'Keliami tik visi stulpeliai.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Dviakės jau sudėtos, stulpeliai laikosi rūšies, o apvertimai suskaičiuoti.',
    },
    superior: { title: 'Superior Canfield', summary: 'Matomas visas rezervas, o tuščius stulpelius užpildote patys.' },
    rainfall: { title: 'Rainfall', summary: 'Po vieną kortą, tris kartus per kaladę.' },
    rainbow: { title: 'Rainbow', summary: 'Stulpeliuose rūšis nesvarbi, bet kaladė pereinama tik kartą.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Trys stulpeliai, dvylikos kortų rezervas, bet kuri rūšis ant bet kurios, kartą per kaladę.',
    },
    selective: { title: 'Selective Canfield', summary: 'Pradinė korta pasirenkama iš penkių.' },
    rush: { title: 'Canfield Rush', summary: 'Trys vis lėtesni ratai: po tris kortas, tada po dvi, tada po vieną.' },
    casino: { title: 'Casino Canfield', summary: 'Kaladė perkama, o kiekviena pamate padėta korta atneša pinigų.' },
  },
  settings: {
    reserve: {
      none: 'Rezervo nėra.',
      some: 'Kortų rezerve: {count}. Žaidžiama tik viršutinė; į jį niekada nededama.',
    },
    openReserve: {
      yes: 'Matomos visos rezervo kortos.',
      no: 'Matoma tik viršutinė rezervo korta.',
    },
    columns: 'Stulpelių: {count}. Kiekvienas prasideda viena korta.',
    base: {
      dealt: 'Kita dalijama korta yra pradinė. Ji dedama į pirmą pamatą, o kiti trys prasideda ta pačia verte.',
      chosen: 'Pradinė korta pasirenkama iš atverstai padalytų kortų; kitos sudaro stulpelius iš eilės.',
      rank: 'Prieš dalijant į pamatus sudedamos visos keturios šios vertės kortos: {rank}.',
    },
    build: {
      alternate: 'Stulpeliuose dedama mažėjančiai po vieną vertę, pakaitomis raudona ir juoda.',
      suit: 'Stulpeliuose dedama mažėjančiai po vieną vertę, ta pačia rūšimi.',
      any: 'Stulpeliuose dedama mažėjančiai po vieną vertę, bet kuria rūšimi.',
    },
    wraps: {
      circle: 'Eilė eina ratu: ant tūzo dedamas karalius.',
      'stop-at-base': 'Eilė eina ratu, bet ant pradinės vertės kortos niekas nededama.',
      none: 'Eilė baigiasi tūzu: karalius ant jo nededamas.',
    },
    move: {
      tail: 'Iš stulpelio į stulpelį keliama viršutinė korta arba bet kuri ja pasibaigianti eilė.',
      'top-or-whole': 'Iš stulpelio į stulpelį keliama arba viršutinė korta, arba visas stulpelis.',
      whole: 'Iš stulpelio į stulpelį keliamas tik visas stulpelis. Jo viršutinę kortą vis tiek galima dėti į pamatą.',
    },
    fill: {
      reserve: 'Ištuštėjęs stulpelis tuoj pat užpildomas viršutine rezervo korta, kol jų yra.',
      player: 'Ištuštėjusį stulpelį galima užpildyti iš bet kur arba palikti tuščią.',
    },
    afterReserve: {
      any: 'Pasibaigus rezervui, į tuščią stulpelį tinka bet kuri korta ar eilė, kurią galima kelti.',
      waste: 'Pasibaigus rezervui, į tuščią stulpelį tinka tik viršutinė atversta korta.',
    },
    draw: {
      single: 'Kortos traukiamos po vieną.',
      some: 'Vienu kartu traukiama kortų: {count}. Žaidžiama paskutinė iš jų.',
      passes: 'Kiek kortų vienu kartu traukiama per kiekvieną ratą: {list}.',
    },
    redeals: {
      unlimited: 'Atverstas kortas galima apversti nemaišant kiek norima kartų.',
      none: 'Kaladė pereinama tik vieną kartą.',
      some: 'Kiek kartų galima apversti atverstas kortas nemaišant: {count}.',
    },
    takeBack: {
      yes: 'Viršutinę pamato kortą galima grąžinti į stulpelį, kuriam ji tinka.',
      no: 'Į pamatą padėta korta ten ir lieka.',
    },
  },
  scorings: {
    points: 'Kiekviena į pamatą padėta korta duoda {card} taškus. Jie dingsta tik atšaukus.',
    casino: 'Kaladė kainuoja {cost}, o kiekviena korta pamate duoda {card}: laimėjus lieka {win}.',
    'casino-50':
      'Kaladė kainuoja {cost}, kiekviena korta pamate duoda {card}, o visos kartu {all}: laimėjus lieka {win}.',
    none: 'Rezultatas nerodomas.',
  },
};
