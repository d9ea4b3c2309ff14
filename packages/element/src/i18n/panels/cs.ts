import type { PanelTexts } from '../panel-messages.js';

/** Czech. */
export const cs: PanelTexts = {
  close: 'Zavřít',
  keys: { enter: 'Enter', space: 'Mezerník', escape: 'Esc' },
  help: {
    title: 'Klávesy',
    go: 'Jít od karty ke kartě',
    tap: 'Vzít kartu a položit ji; na balíčku: líznout',
    letGo: 'Vrátit kartu, zavřít',
    play: 'Zahrát kartu tam, kam patří',
    draw: 'Líznout',
    foundation: 'Dát kartu na její základnu',
    table: 'Přečíst stůl',
    pile: 'Přečíst hromádku',
    score: 'Přečíst skóre',
    keys: 'Ukázat tyto klávesy',
  },
  about:
    'Všechny karty mají přijít na čtyři základny, na každou jedna barva. Základna začíná kartou stejné hodnoty jako základní karta a roste po jedné; po králi následuje eso. Ve sloupcích se karty řadí sestupně. Balíček dává nové: přicházejí na odkládací hromádku, z níž se hraje vrchní karta. Hra je vyhraná, když jsou všechny základny úplné.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Hra, jak je nejznámější, a těžko se vyhrává.' },
    american: { title: 'American Canfield', summary: 'Přenášejí se jen celé sloupce.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Dvojky jsou už vyložené, sloupce drží barvu a otočení jsou spočítaná.',
    },
    superior: { title: 'Superior Canfield', summary: 'Celá rezerva je vidět a prázdné sloupce si hráč doplňuje sám.' },
    rainfall: { title: 'Rainfall', summary: 'Po jedné kartě, třikrát balíčkem.' },
    rainbow: { title: 'Rainbow', summary: 'Ve sloupcích na barvě nezáleží, ale balíček se projde jen jednou.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Tři sloupce, rezerva dvanácti karet, libovolná barva na libovolnou, jednou balíčkem.',
    },
    selective: { title: 'Selective Canfield', summary: 'Základní karta se vybírá z pěti.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Tři stále pomalejší průchody: po třech kartách, pak po dvou, pak po jedné.',
    },
    casino: { title: 'Casino Canfield', summary: 'Karty se kupují a každá karta na základně vynáší.' },
  },
  settings: {
    reserve: {
      none: 'Rezerva není.',
      some: 'Počet karet v rezervě: {count}. Hraje se jen vrchní; nic se tam nikdy nepřikládá.',
    },
    openReserve: {
      yes: 'Všechny karty rezervy jsou vidět.',
      no: 'Vidět je jen vrchní karta rezervy.',
    },
    columns: 'Počet sloupců: {count}. Každý začíná jednou kartou.',
    base: {
      dealt: 'Další rozdaná karta je základní karta. Leží na první základně a ostatní tři začínají stejnou hodnotou.',
      chosen: 'Základní kartu si hráč vybere z karet rozdaných lícem nahoru; ostatní tvoří sloupce ve svém pořadí.',
      rank: 'Před rozdáním se na základny vyloží všechny čtyři karty této hodnoty: {rank}.',
    },
    build: {
      alternate: 'Ve sloupcích se staví sestupně po jedné, střídavě červená a černá.',
      suit: 'Ve sloupcích se staví sestupně po jedné, ve stejné barvě.',
      any: 'Ve sloupcích se staví sestupně po jedné, v libovolné barvě.',
    },
    wraps: {
      circle: 'Staví se dokola: na eso patří král.',
      'stop-at-base': 'Staví se dokola, ale na kartu základní hodnoty se nic neklade.',
      none: 'Stavění končí esem: král se na ně neklade.',
    },
    move: {
      tail: 'Ze sloupce na sloupec se přenáší vrchní karta nebo jakákoli řada, která jí končí.',
      'top-or-whole': 'Ze sloupce na sloupec se přenáší buď vrchní karta, nebo celý sloupec.',
      whole: 'Ze sloupce na sloupec se přenáší jen celý sloupec. Jeho vrchní karta však smí na základnu.',
    },
    fill: {
      reserve: 'Vyprázdněný sloupec se ihned doplní vrchní kartou rezervy, dokud nějaká je.',
      player: 'Vyprázdněný sloupec smí hráč doplnit odkudkoli, nebo nechat prázdný.',
    },
    afterReserve: {
      any: 'Po vyčerpání rezervy přijme prázdný sloupec jakoukoli kartu nebo řadu, která se smí přenést.',
      waste: 'Po vyčerpání rezervy přijme prázdný sloupec jen vrchní kartu odkládací hromádky.',
    },
    draw: {
      single: 'Karty se lízají po jedné.',
      some: 'Počet karet líznutých najednou: {count}. Hraje se poslední z nich.',
      passes: 'Počet karet líznutých najednou v jednotlivých průchodech: {list}.',
    },
    redeals: {
      unlimited: 'Odkládací hromádka se smí otočit bez míchání, kolikrát je libo.',
      none: 'Balíček se projde jen jednou.',
      some: 'Odkládací hromádka se smí otočit bez míchání {count}krát.',
    },
    takeBack: {
      yes: 'Vrchní karta základny se smí vrátit na sloupec, kam patří.',
      no: 'Karta na základně tam zůstává.',
    },
  },
  scorings: {
    points: 'Každá karta položená na základnu dává {card} bodů. Odebere je jen vrácení tahu.',
    casino: 'Karty stojí {cost} a každá karta na základně vynese {card}: výhra končí na {win}.',
    'casino-50':
      'Karty stojí {cost}, každá karta na základně vynese {card} a všechny dohromady {all}: výhra končí na {win}.',
    none: 'Skóre se neukazuje.',
  },
};
