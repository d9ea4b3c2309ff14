import type { PanelTexts } from '../panel-messages.js';

/** Dutch. */
export const nl: PanelTexts = {
  close: 'Sluiten',
  keys: { enter: 'Enter', space: 'Spatie', escape: 'Esc' },
  help: {
    title: 'Toetsen',
    go: 'Van kaart naar kaart gaan',
    tap: 'Kaart oppakken en neerleggen; op de stok: trekken',
    letGo: 'Terugleggen, sluiten',
    play: 'Kaart spelen waar ze past',
    draw: 'Trekken',
    foundation: 'Kaart op de basisstapel leggen',
    table: 'Tafel voorlezen',
    pile: 'Stapel voorlezen',
    score: 'Score voorlezen',
    keys: 'Deze toetsen tonen',
  },
  about:
    'Alle kaarten moeten naar de vier basisstapels, één kleur per stapel. Een basisstapel begint met een kaart van de rang van de basiskaart en loopt rang voor rang op; na de heer komt de aas. In de kolommen worden kaarten aflopend gerangschikt. De stok brengt nieuwe: ze gaan naar de aflegstapel, waarvan de bovenste kaart speelbaar is. Het spel is gewonnen als alle basisstapels compleet zijn.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Het spel zoals het het bekendst is, en moeilijk te winnen.' },
    american: { title: 'American Canfield', summary: 'Alleen hele kolommen gaan van plaats.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'De tweeën liggen al klaar, de kolommen blijven bij hun kleur en de rondes zijn geteld.',
    },
    superior: { title: 'Superior Canfield', summary: 'De hele reserve is zichtbaar, en lege kolommen vul je zelf.' },
    rainfall: { title: 'Rainfall', summary: 'Kaart voor kaart, drie keer door de stok.' },
    rainbow: { title: 'Rainbow', summary: 'In de kolommen telt de kleur niet, maar de stok komt maar één keer langs.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Drie kolommen, twaalf kaarten reserve, elke kleur op elke kleur, één keer door de stok.',
    },
    selective: { title: 'Selective Canfield', summary: 'Je kiest de basiskaart uit vijf kaarten.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Drie rondes die trager worden: drie kaarten tegelijk, dan twee, dan één.',
    },
    casino: {
      title: 'Casino Canfield',
      summary: 'Je koopt het spel kaarten, en elke kaart op een basisstapel levert geld op.',
    },
  },
  settings: {
    reserve: {
      none: 'Er is geen reserve.',
      some: {
        one: '{count} kaart gaat naar de reserve. Daar wordt nooit iets neergelegd.',
        other:
          '{count} kaarten gaan naar de reserve, en alleen de bovenste is speelbaar. Daar wordt nooit iets neergelegd.',
      },
    },
    openReserve: {
      yes: 'Alle kaarten van de reserve zijn zichtbaar.',
      no: 'Alleen de bovenste kaart van de reserve is zichtbaar.',
    },
    columns: {
      one: 'Er is {count} kolom; die begint met één kaart.',
      other: 'Er zijn {count} kolommen; elke begint met één kaart.',
    },
    base: {
      dealt:
        'De volgende gedeelde kaart is de basiskaart. Ze ligt op de eerste basisstapel, en de andere drie beginnen met dezelfde rang.',
      chosen: 'De basiskaart wordt gekozen uit de open gedeelde kaarten; de overige vormen op volgorde de kolommen.',
      rank: 'Vóór het delen worden alle vier de kaarten van deze rang op de basisstapels gelegd: {rank}.',
    },
    build: {
      alternate: 'In de kolommen wordt rang voor rang aflopend gebouwd, rood en zwart om en om.',
      suit: 'In de kolommen wordt rang voor rang aflopend gebouwd, in dezelfde kleur.',
      any: 'In de kolommen wordt rang voor rang aflopend gebouwd, in welke kleur dan ook.',
    },
    wraps: {
      circle: 'Het bouwen gaat in een kring: op een aas past een heer.',
      'stop-at-base': 'Het bouwen gaat in een kring, maar op een kaart van de basisrang komt niets.',
      none: 'Het bouwen eindigt bij de aas: daar past geen heer op.',
    },
    move: {
      tail: 'Van kolom naar kolom gaat de bovenste kaart of elke reeks die ermee eindigt.',
      'top-or-whole': 'Van kolom naar kolom gaat de bovenste kaart of de hele kolom.',
      whole: 'Van kolom naar kolom gaat alleen de hele kolom. De bovenste kaart mag wel naar een basisstapel.',
    },
    fill: {
      reserve: 'Een leeggespeelde kolom wordt meteen gevuld met de bovenste kaart van de reserve, zolang die er is.',
      player: 'Een leeggespeelde kolom mag overal vandaan worden gevuld of leeg blijven.',
    },
    afterReserve: {
      any: 'Als de reserve op is, neemt een lege kolom elke kaart of reeks aan die verplaatst mag worden.',
      waste: 'Als de reserve op is, neemt een lege kolom alleen de bovenste kaart van de aflegstapel aan.',
    },
    draw: {
      single: 'Kaarten worden één voor één getrokken.',
      some: 'Er worden {count} kaarten tegelijk getrokken, en de laatste daarvan is speelbaar.',
      passes: 'Aantal kaarten dat per ronde tegelijk wordt getrokken: {list}.',
    },
    redeals: {
      unlimited: 'De aflegstapel mag zo vaak als je wilt worden omgekeerd, zonder te schudden.',
      none: 'De stok wordt maar één keer doorgespeeld.',
      some: 'De aflegstapel mag {count} keer worden omgekeerd, zonder te schudden.',
    },
    takeBack: {
      yes: 'De bovenste kaart van een basisstapel mag terug naar een kolom waar ze past.',
      no: 'Een kaart op een basisstapel blijft daar.',
    },
  },
  scorings: {
    points: 'Elke kaart die op een basisstapel komt, geeft {card} punten. Alleen ongedaan maken haalt ze eraf.',
    casino: 'Het spel kaarten kost {cost}, en elke kaart op een basisstapel levert {card} op: winst eindigt op {win}.',
    'casino-50':
      'Het spel kaarten kost {cost}, elke kaart op een basisstapel levert {card} op en alle samen {all}: winst eindigt op {win}.',
    none: 'Er wordt geen score getoond.',
  },
};
