import type { PanelTexts } from '../panel-messages.js';

/** French. */
export const fr: PanelTexts = {
  close: 'Fermer',
  keys: { enter: 'Entrée', space: 'Espace', escape: 'Échap' },
  help: {
    title: 'Touches',
    go: 'Aller de carte en carte',
    tap: 'Prendre une carte, la poser\u202f; sur le talon\u00a0: piocher',
    letGo: 'Reposer la carte, fermer',
    play: 'Jouer la carte là où elle va',
    draw: 'Piocher',
    foundation: 'Mettre la carte sur sa fondation',
    table: 'Lire toute la table',
    pile: 'Lire la pile',
    score: 'Lire le score',
    keys: 'Afficher ces touches',
  },
  about:
    'Toutes les cartes doivent monter sur les quatre fondations, une couleur par fondation. Une fondation commence par une carte du rang de base et monte d’un rang à la fois\u202f; après le roi vient l’as. Dans les colonnes, on range les cartes en descendant. Le talon en fournit d’autres\u00a0: elles vont à la défausse, dont la carte du dessus est jouable. La partie est gagnée quand les quatre fondations sont complètes.',
  variants: {
    canfield: { title: 'Canfield', summary: 'La réussite telle qu’on la connaît le mieux, et difficile à gagner.' },
    american: { title: 'American Canfield', summary: 'Seules les colonnes entières se déplacent.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Les deux sont déjà posés, les colonnes gardent leur couleur et les passages sont comptés.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Toute la réserve est visible, et les colonnes vides se remplissent au choix.',
    },
    rainfall: { title: 'Rainfall', summary: 'Une carte à la fois, trois passages du talon.' },
    rainbow: {
      title: 'Rainbow',
      summary: 'La couleur ne compte pas dans les colonnes, mais le talon ne passe qu’une fois.',
    },
    chameleon: {
      title: 'Chameleon',
      summary: 'Trois colonnes, une réserve de douze cartes, toute couleur sur toute autre, un seul passage du talon.',
    },
    selective: { title: 'Selective Canfield', summary: 'La carte de base se choisit parmi cinq.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Trois passages de plus en plus lents\u00a0: trois cartes à la fois, puis deux, puis une.',
    },
    casino: { title: 'Casino Canfield', summary: 'On achète le jeu de cartes, et chaque carte montée rapporte.' },
  },
  settings: {
    reserve: {
      none: 'Il n’y a pas de réserve.',
      some: {
        one: '{count} carte est distribuée à la réserve. On n’y pose jamais rien.',
        other:
          '{count} cartes sont distribuées à la réserve, et seule celle du dessus est jouable. On n’y pose jamais rien.',
      },
    },
    openReserve: {
      yes: 'Toutes les cartes de la réserve sont visibles.',
      no: 'Seule la carte du dessus de la réserve est visible.',
    },
    columns: {
      one: 'Il y a {count} colonne, qui commence par une carte.',
      other: 'Il y a {count} colonnes, qui commencent chacune par une carte.',
    },
    base: {
      dealt:
        'La carte distribuée ensuite est la carte de base. Elle va sur la première fondation, et les trois autres commencent au même rang.',
      chosen:
        'La carte de base se choisit parmi les cartes distribuées face visible\u202f; les autres forment les colonnes, dans leur ordre.',
      rank: 'Avant la donne, les quatre cartes de ce rang sont posées sur les fondations\u00a0: {rank}.',
    },
    build: {
      alternate: 'Dans les colonnes, on descend d’un rang à la fois en alternant rouge et noir.',
      suit: 'Dans les colonnes, on descend d’un rang à la fois dans la même couleur.',
      any: 'Dans les colonnes, on descend d’un rang à la fois, quelle que soit la couleur.',
    },
    wraps: {
      circle: 'La suite est circulaire\u00a0: un roi se pose sur un as.',
      'stop-at-base': 'La suite est circulaire, mais rien ne se pose sur une carte du rang de base.',
      none: 'La suite s’arrête à l’as\u00a0: aucun roi ne s’y pose.',
    },
    move: {
      tail: 'D’une colonne à l’autre passe la carte du dessus, ou toute suite qui se termine par elle.',
      'top-or-whole': 'D’une colonne à l’autre passe soit la carte du dessus, soit la colonne entière.',
      whole:
        'D’une colonne à l’autre ne passe que la colonne entière. Sa carte du dessus peut tout de même aller sur une fondation.',
    },
    fill: {
      reserve: 'Une colonne vidée reçoit aussitôt la carte du dessus de la réserve, tant qu’il en reste.',
      player: 'Une colonne vidée se remplit de n’importe où, au choix, ou reste vide.',
    },
    afterReserve: {
      any: 'Une fois la réserve épuisée, une colonne vide accepte toute carte ou suite déplaçable.',
      waste: 'Une fois la réserve épuisée, une colonne vide n’accepte que la carte du dessus de la défausse.',
    },
    draw: {
      single: 'On pioche les cartes une par une.',
      some: 'On pioche {count} cartes à la fois, et la dernière est jouable.',
      passes: 'Cartes piochées à la fois, passage après passage\u00a0: {list}.',
    },
    redeals: {
      unlimited: 'La défausse peut être retournée, sans mélanger, autant de fois qu’on veut.',
      none: 'Le talon n’est parcouru qu’une seule fois.',
      some: 'La défausse peut être retournée {count} fois, sans mélanger.',
    },
    takeBack: {
      yes: 'La carte du dessus d’une fondation peut revenir sur une colonne qui l’accepte.',
      no: 'Une carte posée sur une fondation y reste.',
    },
  },
  scorings: {
    points: 'Chaque carte posée sur une fondation donne {card} points. Seule l’annulation les retire.',
    casino:
      'Le jeu de cartes coûte {cost}, et chaque carte sur une fondation rapporte {card}\u00a0: une victoire finit à {win}.',
    'casino-50':
      'Le jeu de cartes coûte {cost}, chaque carte sur une fondation rapporte {card}, et toutes ensemble {all}\u00a0: une victoire finit à {win}.',
    none: 'Aucun score n’est affiché.',
  },
};
