import type { PanelTexts } from '../panel-messages.js';

/** Latvian. */
export const lv: PanelTexts = {
  close: 'Aizvērt',
  keys: { enter: 'Enter', space: 'Atstarpe', escape: 'Esc' },
  help: {
    title: 'Taustiņi',
    go: 'Iet no kārts uz kārti',
    tap: 'Paņemt kārti un nolikt; uz kavas: vilkt',
    letGo: 'Nolikt atpakaļ, aizvērt',
    play: 'Spēlēt kārti tur, kur tā der',
    draw: 'Vilkt',
    foundation: 'Likt kārti uz tās pamatkaudzes',
    table: 'Nolasīt galdu',
    pile: 'Nolasīt kaudzi',
    score: 'Nolasīt rezultātu',
    keys: 'Rādīt šos taustiņus',
  },
  about:
    'Visas kārtis jānoliek četrās pamatkaudzēs, katrā viens masts. Pamatkaudze sākas ar pamatkārts vērtības kārti un aug pa vienai vērtībai; pēc kunga nāk dūzis. Kolonnās kārtis kārto dilstoši. Kava dod jaunas: tās nonāk atklātajā kaudzē, no kuras spēlē virsējo. Spēle ir uzvarēta, kad visas pamatkaudzes ir pilnas.',
  variants: {
    canfield: { title: 'Kanfīlds', summary: 'Spēle, kādu to pazīst vislabāk, un grūti uzvarama.' },
    american: { title: 'American Canfield', summary: 'Pārvieto tikai veselas kolonnas.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Divnieki jau nolikti, kolonnas turas pie sava masta, un apgriešanas ir skaitītas.',
    },
    superior: { title: 'Superior Canfield', summary: 'Redzama visa rezerve, un tukšās kolonnas aizpilda pēc izvēles.' },
    rainfall: { title: 'Rainfall', summary: 'Pa vienai kārtij, trīsreiz cauri kavai.' },
    rainbow: { title: 'Rainbow', summary: 'Kolonnās masts nav svarīgs, bet kavu izspēlē tikai vienreiz.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Trīs kolonnas, divpadsmit kāršu rezerve, jebkurš masts uz jebkura, vienreiz cauri kavai.',
    },
    selective: { title: 'Selective Canfield', summary: 'Pamatkārti izvēlas no piecām.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Trīs arvien lēnāki piegājieni: pa trim kārtīm, tad pa divām, tad pa vienai.',
    },
    casino: { title: 'Casino Canfield', summary: 'Kava jāpērk, un katra pamatkaudzē nolikta kārts nes naudu.' },
  },
  settings: {
    reserve: {
      none: 'Rezerves nav.',
      some: 'Kāršu skaits rezervē: {count}. Spēlē tikai virsējo; tur nekad neko neliek.',
    },
    openReserve: {
      yes: 'Redzamas visas rezerves kārtis.',
      no: 'Redzama tikai rezerves virsējā kārts.',
    },
    columns: 'Kolonnu skaits: {count}. Katra sākas ar vienu kārti.',
    base: {
      dealt:
        'Nākamā izdalītā kārts ir pamatkārts. Tā ir pirmajā pamatkaudzē, un pārējās trīs sākas ar to pašu vērtību.',
      chosen: 'Pamatkārti izvēlas no atklāti izdalītajām kārtīm; pārējās savā secībā veido kolonnas.',
      rank: 'Pirms dalīšanas pamatkaudzēs noliek visas četras šīs vērtības kārtis: {rank}.',
    },
    build: {
      alternate: 'Kolonnās liek dilstoši pa vienai vērtībai, pārmaiņus sarkanu un melnu.',
      suit: 'Kolonnās liek dilstoši pa vienai vērtībai, tajā pašā mastā.',
      any: 'Kolonnās liek dilstoši pa vienai vērtībai, jebkurā mastā.',
    },
    wraps: {
      circle: 'Rinda iet pa apli: uz dūža liek kungu.',
      'stop-at-base': 'Rinda iet pa apli, bet uz pamatvērtības kārts neko neliek.',
      none: 'Rinda beidzas ar dūzi: kungu uz tā neliek.',
    },
    move: {
      tail: 'No kolonnas uz kolonnu pārvieto virsējo kārti vai jebkuru rindu, kas ar to beidzas.',
      'top-or-whole': 'No kolonnas uz kolonnu pārvieto vai nu virsējo kārti, vai visu kolonnu.',
      whole: 'No kolonnas uz kolonnu pārvieto tikai visu kolonnu. Tās virsējo kārti tomēr drīkst likt pamatkaudzē.',
    },
    fill: {
      reserve: 'Iztukšotu kolonnu tūlīt aizpilda ar rezerves virsējo kārti, kamēr tāda ir.',
      player: 'Iztukšotu kolonnu drīkst aizpildīt no jebkurienes vai atstāt tukšu.',
    },
    afterReserve: {
      any: 'Kad rezerve beigusies, tukšā kolonnā der jebkura kārts vai rinda, ko drīkst pārvietot.',
      waste: 'Kad rezerve beigusies, tukšā kolonnā der tikai atklātās kaudzes virsējā kārts.',
    },
    draw: {
      single: 'Kārtis velk pa vienai.',
      some: 'Vienā reizē velk tik kāršu: {count}. Spēlē pēdējo no tām.',
      passes: 'Tik kāršu velk vienā reizē katrā piegājienā: {list}.',
    },
    redeals: {
      unlimited: 'Atklāto kaudzi drīkst apgriezt nejaucot, cik reižu vien grib.',
      none: 'Kavu izspēlē tikai vienu reizi.',
      some: {
        zero: 'Atklāto kaudzi drīkst apgriezt nejaucot {count} reižu.',
        one: 'Atklāto kaudzi drīkst apgriezt nejaucot {count} reizi.',
        other: 'Atklāto kaudzi drīkst apgriezt nejaucot {count} reizes.',
      },
    },
    takeBack: {
      yes: 'Pamatkaudzes virsējo kārti drīkst paņemt atpakaļ kolonnā, kur tā der.',
      no: 'Pamatkaudzē nolikta kārts tur paliek.',
    },
  },
  scorings: {
    points: 'Katra pamatkaudzē nolikta kārts dod {card} punktus. Tos atņem tikai atsaukšana.',
    casino: 'Kava maksā {cost}, un katra kārts pamatkaudzē dod {card}: uzvara beidzas ar {win}.',
    'casino-50': 'Kava maksā {cost}, katra kārts pamatkaudzē dod {card}, un visas kopā {all}: uzvara beidzas ar {win}.',
    none: 'Rezultātu nerāda.',
  },
};
