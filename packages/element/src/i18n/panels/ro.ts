import type { PanelTexts } from '../panel-messages.js';

/** Romanian. */
export const ro: PanelTexts = {
  close: 'Închide',
  keys: { enter: 'Enter', space: 'Spațiu', escape: 'Esc' },
  help: {
    title: 'Taste',
    go: 'Mergi de la o carte la alta',
    tap: 'Ia o carte și pune-o jos; pe teanc: trage',
    letGo: 'Pune la loc, închide',
    play: 'Joacă acolo unde se potrivește',
    draw: 'Trage',
    foundation: 'Pune cartea pe fundația ei',
    table: 'Citește masa',
    pile: 'Citește grămada',
    score: 'Citește scorul',
    keys: 'Arată aceste taste',
  },
  about:
    'Toate cărțile trebuie să urce pe cele patru fundații, câte o culoare pe fiecare. O fundație începe cu o carte de valoarea cărții de bază și crește câte o valoare; după popă urmează asul. În coloane, cărțile se așază descrescător. Teancul aduce altele: ele merg la decartate, de unde se joacă cea de deasupra. Jocul e câștigat când toate fundațiile sunt complete.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Jocul așa cum e cel mai cunoscut, și greu de câștigat.' },
    american: { title: 'American Canfield', summary: 'Se mută doar coloane întregi.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Doiarii sunt deja puși, coloanele își păstrează culoarea, iar întoarcerile sunt numărate.',
    },
    superior: { title: 'Superior Canfield', summary: 'Se vede toată rezerva, iar coloanele goale se umplu după plac.' },
    rainfall: { title: 'Rainfall', summary: 'Câte o carte, de trei ori prin teanc.' },
    rainbow: { title: 'Rainbow', summary: 'Culoarea nu contează în coloane, dar teancul se parcurge o singură dată.' },
    chameleon: {
      title: 'Chameleon',
      summary:
        'Trei coloane, rezervă de douăsprezece cărți, orice culoare peste orice culoare, o singură dată prin teanc.',
    },
    selective: { title: 'Selective Canfield', summary: 'Cartea de bază se alege dintre cinci.' },
    rush: { title: 'Canfield Rush', summary: 'Trei treceri tot mai lente: câte trei cărți, apoi două, apoi una.' },
    casino: { title: 'Casino Canfield', summary: 'Cumperi pachetul, iar fiecare carte pusă pe fundații aduce bani.' },
  },
  settings: {
    reserve: {
      none: 'Nu există rezervă.',
      some: {
        one: 'În rezervă se împarte {count} carte. Acolo nu se pune niciodată nimic.',
        few: 'În rezervă se împart {count} cărți și se joacă doar cea de deasupra. Acolo nu se pune niciodată nimic.',
        other:
          'În rezervă se împart {count} de cărți și se joacă doar cea de deasupra. Acolo nu se pune niciodată nimic.',
      },
    },
    openReserve: {
      yes: 'Se văd toate cărțile din rezervă.',
      no: 'Se vede doar cartea de deasupra a rezervei.',
    },
    columns: {
      one: 'Există {count} coloană, care începe cu o carte.',
      few: 'Există {count} coloane și fiecare începe cu o carte.',
      other: 'Există {count} de coloane și fiecare începe cu o carte.',
    },
    base: {
      dealt:
        'Următoarea carte împărțită este cartea de bază. Ea stă pe prima fundație, iar celelalte trei încep cu aceeași valoare.',
      chosen:
        'Cartea de bază se alege dintre cărțile împărțite cu fața în sus; celelalte formează coloanele, în ordinea lor.',
      rank: 'Înainte de împărțire, pe fundații se pun toate cele patru cărți de această valoare: {rank}.',
    },
    build: {
      alternate: 'În coloane se coboară câte o valoare, alternând roșu și negru.',
      suit: 'În coloane se coboară câte o valoare, de aceeași culoare (pică, cupă, caro, treflă).',
      any: 'În coloane se coboară câte o valoare, indiferent de culoare.',
    },
    wraps: {
      circle: 'Șirul este circular: pe un as se pune un popă.',
      'stop-at-base': 'Șirul este circular, dar pe o carte de valoarea de bază nu se pune nimic.',
      none: 'Șirul se termină la as: pe el nu se pune niciun popă.',
    },
    move: {
      tail: 'De la o coloană la alta trece cartea de deasupra sau orice șir care se termină cu ea.',
      'top-or-whole': 'De la o coloană la alta trece fie cartea de deasupra, fie toată coloana.',
      whole:
        'De la o coloană la alta trece doar toată coloana. Cartea ei de deasupra poate totuși merge pe o fundație.',
    },
    fill: {
      reserve: 'O coloană golită primește imediat cartea de deasupra a rezervei, cât timp mai sunt.',
      player: 'O coloană golită poate fi umplută de oriunde sau lăsată goală.',
    },
    afterReserve: {
      any: 'După ce rezerva s-a terminat, o coloană goală primește orice carte sau șir care se poate muta.',
      waste: 'După ce rezerva s-a terminat, o coloană goală primește doar ultima carte decartată.',
    },
    draw: {
      single: 'Cărțile se trag una câte una.',
      some: 'Se trag câte {count} cărți odată și se joacă ultima dintre ele.',
      passes: 'Câte cărți se trag odată, la fiecare trecere: {list}.',
    },
    redeals: {
      unlimited: 'Cărțile decartate pot fi întoarse, fără amestecare, oricât de des.',
      none: 'Teancul se parcurge o singură dată.',
      some: {
        one: 'Cărțile decartate pot fi întoarse, fără amestecare, o dată.',
        few: 'Cărțile decartate pot fi întoarse, fără amestecare, de {count} ori.',
        other: 'Cărțile decartate pot fi întoarse, fără amestecare, de {count} de ori.',
      },
    },
    takeBack: {
      yes: 'Cartea de deasupra a unei fundații poate reveni pe o coloană care o primește.',
      no: 'O carte pusă pe o fundație rămâne acolo.',
    },
  },
  scorings: {
    points: 'Fiecare carte pusă pe o fundație dă {card} puncte. Doar anularea le ia înapoi.',
    casino: 'Pachetul costă {cost}, iar fiecare carte pe o fundație aduce {card}: o victorie se încheie cu {win}.',
    'casino-50':
      'Pachetul costă {cost}, fiecare carte pe o fundație aduce {card}, iar toate împreună {all}: o victorie se încheie cu {win}.',
    none: 'Nu se arată niciun scor.',
  },
};
