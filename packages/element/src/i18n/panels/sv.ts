import type { PanelTexts } from '../panel-messages.js';

/** Swedish. */
export const sv: PanelTexts = {
  close: 'Stäng',
  keys: { enter: 'Enter', space: 'Blanksteg', escape: 'Esc' },
  help: {
    title: 'Tangenter',
    go: 'Gå från kort till kort',
    tap: 'Ta upp ett kort och lägg ner det; på talongen: dra',
    letGo: 'Lägg tillbaka, stäng',
    play: 'Spela kortet dit det passar',
    draw: 'Dra',
    foundation: 'Lägg kortet på dess grundhög',
    table: 'Läs upp bordet',
    pile: 'Läs upp högen',
    score: 'Läs upp poängen',
    keys: 'Visa de här tangenterna',
  },
  about:
    'Alla kort ska upp på de fyra grundhögarna, en färg i varje. En grundhög börjar med ett kort av grundkortets valör och byggs uppåt en valör i taget; efter kung kommer ess. I kolumnerna ordnas korten nedåt. Talongen ger nya kort: de hamnar på kasthögen, där det översta kortet får spelas. Patiensen har gått ut när alla grundhögar är kompletta.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Patiensen som den är mest känd, och svår att få att gå ut.' },
    american: { title: 'American Canfield', summary: 'Bara hela kolumner flyttas.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Tvåorna ligger redan ute, kolumnerna håller sig till sin färg och vändningarna är räknade.',
    },
    superior: { title: 'Superior Canfield', summary: 'Hela reserven syns, och tomma kolumner fyller du själv.' },
    rainfall: { title: 'Rainfall', summary: 'Ett kort i taget, tre gånger genom talongen.' },
    rainbow: { title: 'Rainbow', summary: 'Färgen spelar ingen roll i kolumnerna, men talongen kommer bara en gång.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Tre kolumner, tolv kort i reserven, vilken färg som helst på vilken som helst, en gång genom talongen.',
    },
    selective: { title: 'Selective Canfield', summary: 'Du väljer grundkortet bland fem kort.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Tre omgångar som blir långsammare: tre kort i taget, sedan två, sedan ett.',
    },
    casino: { title: 'Casino Canfield', summary: 'Du köper kortleken, och varje kort på en grundhög betalar sig.' },
  },
  settings: {
    reserve: {
      none: 'Det finns ingen reserv.',
      some: {
        one: '{count} kort ges till reserven. Inget läggs någonsin dit.',
        other: '{count} kort ges till reserven, och bara det översta får spelas. Inget läggs någonsin dit.',
      },
    },
    openReserve: {
      yes: 'Alla kort i reserven syns.',
      no: 'Bara reservens översta kort syns.',
    },
    columns: {
      one: 'Det finns {count} kolumn; den börjar med ett kort.',
      other: 'Det finns {count} kolumner; var och en börjar med ett kort.',
    },
    base: {
      dealt:
        'Nästa kort som ges är grundkortet. Det ligger på den första grundhögen, och de andra tre börjar med samma valör.',
      chosen: 'Grundkortet väljs bland de kort som ges öppet; de övriga bildar kolumnerna i sin ordning.',
      rank: 'Före given läggs alla fyra korten av den här valören på grundhögarna: {rank}.',
    },
    build: {
      alternate: 'I kolumnerna byggs nedåt en valör i taget, med rött och svart omväxlande.',
      suit: 'I kolumnerna byggs nedåt en valör i taget, i samma färg.',
      any: 'I kolumnerna byggs nedåt en valör i taget, oavsett färg.',
    },
    wraps: {
      circle: 'Byggandet går runt: en kung läggs på ett ess.',
      'stop-at-base': 'Byggandet går runt, men inget läggs på ett kort av grundvalören.',
      none: 'Byggandet slutar vid esset: ingen kung läggs på det.',
    },
    move: {
      tail: 'Från kolumn till kolumn flyttas det översta kortet eller en följd som slutar med det.',
      'top-or-whole': 'Från kolumn till kolumn flyttas antingen det översta kortet eller hela kolumnen.',
      whole: 'Från kolumn till kolumn flyttas bara hela kolumnen. Dess översta kort får ändå läggas på en grundhög.',
    },
    fill: {
      reserve: 'En tömd kolumn fylls genast med reservens översta kort, så länge det finns något.',
      player: 'En tömd kolumn får fyllas varifrån som helst eller lämnas tom.',
    },
    afterReserve: {
      any: 'När reserven är slut tar en tom kolumn emot vilket kort eller vilken följd som helst som får flyttas.',
      waste: 'När reserven är slut tar en tom kolumn bara emot kasthögens översta kort.',
    },
    draw: {
      single: 'Korten dras ett i taget.',
      some: 'Korten dras {count} i taget, och det sista av dem får spelas.',
      passes: 'Så många kort dras i taget, omgång för omgång: {list}.',
    },
    redeals: {
      unlimited: 'Kasthögen får vändas hur många gånger som helst, utan att blandas.',
      none: 'Talongen gås igenom bara en gång.',
      some: {
        one: 'Kasthögen får vändas {count} gång, utan att blandas.',
        other: 'Kasthögen får vändas {count} gånger, utan att blandas.',
      },
    },
    takeBack: {
      yes: 'Det översta kortet på en grundhög får flyttas tillbaka till en kolumn där det passar.',
      no: 'Ett kort på en grundhög stannar där.',
    },
  },
  scorings: {
    points: 'Varje kort som läggs på en grundhög ger {card} poäng. Bara att ångra tar bort dem.',
    casino: 'Kortleken kostar {cost}, och varje kort på en grundhög ger {card}: en vinst slutar på {win}.',
    'casino-50':
      'Kortleken kostar {cost}, varje kort på en grundhög ger {card} och alla tillsammans {all}: en vinst slutar på {win}.',
    none: 'Ingen poäng visas.',
  },
};
