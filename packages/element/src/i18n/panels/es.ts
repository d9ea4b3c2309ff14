import type { PanelTexts } from '../panel-messages.js';

/** Spanish. */
export const es: PanelTexts = {
  close: 'Cerrar',
  keys: { enter: 'Intro', space: 'Espacio', escape: 'Esc' },
  help: {
    title: 'Teclas',
    go: 'Ir de carta en carta',
    tap: 'Coger una carta y dejarla; en el mazo: robar',
    letGo: 'Soltar, cerrar',
    play: 'Jugar la carta donde encaje',
    draw: 'Robar',
    foundation: 'Llevar la carta a su base',
    table: 'Leer la mesa',
    pile: 'Leer el montón',
    score: 'Leer la puntuación',
    keys: 'Mostrar estas teclas',
  },
  about:
    'Todas las cartas deben subir a las cuatro bases, un palo en cada una. Una base empieza con una carta del valor de la carta inicial y sube de uno en uno; después del rey viene el as. En las columnas se ordenan las cartas hacia abajo. El mazo da otras nuevas: van al descarte, cuya carta superior se puede jugar. Se gana cuando las cuatro bases están completas.',
  variants: {
    canfield: { title: 'Canfield', summary: 'El solitario tal como más se conoce, y difícil de ganar.' },
    american: { title: 'American Canfield', summary: 'Solo se mueven columnas enteras.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Los doses ya están puestos, las columnas siguen el palo y las vueltas están contadas.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Se ve toda la reserva, y las columnas vacías se llenan a gusto.',
    },
    rainfall: { title: 'Rainfall', summary: 'De una carta en una, tres veces el mazo.' },
    rainbow: { title: 'Rainbow', summary: 'En las columnas no importa el palo, pero el mazo pasa una sola vez.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Tres columnas, reserva de doce cartas, cualquier palo sobre cualquiera, una sola vez el mazo.',
    },
    selective: { title: 'Selective Canfield', summary: 'La carta inicial se elige entre cinco.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Tres vueltas cada vez más lentas: de tres en tres cartas, luego de dos en dos, luego de una en una.',
    },
    casino: { title: 'Casino Canfield', summary: 'Se compra la baraja, y cada carta que sube paga.' },
  },
  settings: {
    reserve: {
      none: 'No hay reserva.',
      some: {
        one: 'Se reparte {count} carta a la reserva. Nunca se pone nada en ella.',
        other: 'Se reparten {count} cartas a la reserva, y solo se juega la superior. Nunca se pone nada en ella.',
      },
    },
    openReserve: {
      yes: 'Todas las cartas de la reserva están a la vista.',
      no: 'Solo la carta superior de la reserva está a la vista.',
    },
    columns: {
      one: 'Hay {count} columna, que empieza con una carta.',
      other: 'Hay {count} columnas, y cada una empieza con una carta.',
    },
    base: {
      dealt:
        'La siguiente carta repartida es la carta inicial. Va a la primera base, y las otras tres empiezan con su mismo valor.',
      chosen:
        'La carta inicial se elige entre las cartas repartidas boca arriba; las demás forman las columnas, en su orden.',
      rank: 'Antes de repartir, se ponen en las bases las cuatro cartas de este valor: {rank}.',
    },
    build: {
      alternate: 'En las columnas se desciende de uno en uno, alternando rojo y negro.',
      suit: 'En las columnas se desciende de uno en uno, siguiendo el palo.',
      any: 'En las columnas se desciende de uno en uno, sin importar el palo.',
    },
    wraps: {
      circle: 'La secuencia es circular: un rey va sobre un as.',
      'stop-at-base': 'La secuencia es circular, pero nada va sobre una carta del valor inicial.',
      none: 'La secuencia acaba en el as: ningún rey va sobre él.',
    },
    move: {
      tail: 'De columna a columna pasa la carta superior o cualquier escalera que acabe en ella.',
      'top-or-whole': 'De columna a columna pasa la carta superior o la columna entera.',
      whole: 'De columna a columna solo pasa la columna entera. Su carta superior sí puede ir a una base.',
    },
    fill: {
      reserve: 'Una columna vacía se llena enseguida con la carta superior de la reserva, mientras quede alguna.',
      player: 'Una columna vacía se puede llenar con una carta de cualquier sitio o dejar como está.',
    },
    afterReserve: {
      any: 'Agotada la reserva, una columna vacía acepta cualquier carta o escalera que se pueda mover.',
      waste: 'Agotada la reserva, una columna vacía solo acepta la carta superior del descarte.',
    },
    draw: {
      single: 'Las cartas se roban de una en una.',
      some: 'Se roban {count} cartas a la vez, y la última se puede jugar.',
      passes: 'Cartas robadas a la vez, vuelta por vuelta: {list}.',
    },
    redeals: {
      unlimited: 'Al descarte se le puede dar la vuelta, sin barajar, cuantas veces se quiera.',
      none: 'El mazo se recorre una sola vez.',
      some: {
        one: 'Al descarte se le puede dar la vuelta {count} vez, sin barajar.',
        other: 'Al descarte se le puede dar la vuelta {count} veces, sin barajar.',
      },
    },
    takeBack: {
      yes: 'La carta superior de una base puede volver a una columna que la acepte.',
      no: 'Una carta puesta en una base se queda allí.',
    },
  },
  scorings: {
    points: 'Cada carta puesta en una base da {card} puntos. Solo se restan al deshacer.',
    casino: 'La baraja cuesta {cost} y cada carta en una base paga {card}: una victoria acaba con {win}.',
    'casino-50':
      'La baraja cuesta {cost}, cada carta en una base paga {card} y todas juntas {all}: una victoria acaba con {win}.',
    none: 'No se muestra ninguna puntuación.',
  },
};
