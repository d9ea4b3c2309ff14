import type { PanelTexts } from '../panel-messages.js';

/** Portuguese as in Portugal. */
export const ptPT: PanelTexts = {
  close: 'Fechar',
  keys: { enter: 'Enter', space: 'Espaço', escape: 'Esc' },
  help: {
    title: 'Teclas',
    go: 'Ir de carta em carta',
    tap: 'Pegar numa carta e pousá-la; no baralho: tirar',
    letGo: 'Devolver a carta, fechar',
    play: 'Jogar a carta onde ela couber',
    draw: 'Tirar',
    foundation: 'Levar a carta para a sua base',
    table: 'Ler a mesa',
    pile: 'Ler o monte',
    score: 'Ler a pontuação',
    keys: 'Mostrar estas teclas',
  },
  about:
    'Todas as cartas devem subir para as quatro bases, um naipe em cada uma. Uma base começa com uma carta do valor da carta inicial e sobe de um em um; a seguir ao rei vem o ás. Nas colunas, as cartas arrumam-se por ordem decrescente. O baralho dá outras: vão para o descarte, cuja carta de cima se pode jogar. Ganha-se quando as quatro bases estão completas.',
  variants: {
    canfield: { title: 'Canfield', summary: 'O jogo tal como é mais conhecido, e difícil de ganhar.' },
    american: { title: 'American Canfield', summary: 'Só se movem colunas inteiras.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Os dois já estão nas bases, as colunas seguem o naipe e as voltas são contadas.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Toda a reserva está à vista, e as colunas vazias preenchem-se à vontade.',
    },
    rainfall: { title: 'Rainfall', summary: 'Uma carta de cada vez, três voltas ao baralho.' },
    rainbow: { title: 'Rainbow', summary: 'O naipe não importa nas colunas, mas o baralho só passa uma vez.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Três colunas, reserva de doze cartas, qualquer naipe sobre qualquer outro, uma só volta ao baralho.',
    },
    selective: { title: 'Selective Canfield', summary: 'A carta inicial escolhe-se entre cinco.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Três voltas cada vez mais lentas: três cartas de cada vez, depois duas, depois uma.',
    },
    casino: { title: 'Casino Canfield', summary: 'Compra-se o baralho, e cada carta nas bases paga.' },
  },
  settings: {
    reserve: {
      none: 'Não há reserva.',
      some: {
        one: 'A reserva recebe {count} carta. Nunca lá se põe nada.',
        other: 'A reserva recebe {count} cartas, e só a de cima se pode jogar. Nunca lá se põe nada.',
      },
    },
    openReserve: {
      yes: 'Todas as cartas da reserva estão à vista.',
      no: 'Só a carta de cima da reserva está à vista.',
    },
    columns: {
      one: 'Há {count} coluna, que começa com uma carta.',
      other: 'Há {count} colunas, e cada uma começa com uma carta.',
    },
    base: {
      dealt:
        'A carta dada a seguir é a carta inicial. Vai para a primeira base, e as outras três começam com o mesmo valor.',
      chosen:
        'A carta inicial escolhe-se entre as cartas dadas abertas; as restantes formam as colunas, pela sua ordem.',
      rank: 'Antes de dar, põem-se nas bases as quatro cartas deste valor: {rank}.',
    },
    build: {
      alternate: 'Nas colunas desce-se de um em um, alternando vermelho e preto.',
      suit: 'Nas colunas desce-se de um em um, no mesmo naipe.',
      any: 'Nas colunas desce-se de um em um, em qualquer naipe.',
    },
    wraps: {
      circle: 'A sequência é circular: um rei vai sobre um ás.',
      'stop-at-base': 'A sequência é circular, mas nada vai sobre uma carta do valor inicial.',
      none: 'A sequência acaba no ás: nenhum rei vai sobre ele.',
    },
    move: {
      tail: 'De coluna para coluna passa a carta de cima ou qualquer sequência que acabe nela.',
      'top-or-whole': 'De coluna para coluna passa a carta de cima ou a coluna inteira.',
      whole: 'De coluna para coluna só passa a coluna inteira. A sua carta de cima pode ainda assim ir para uma base.',
    },
    fill: {
      reserve: 'Uma coluna esvaziada recebe logo a carta de cima da reserva, enquanto houver alguma.',
      player: 'Uma coluna esvaziada pode ser preenchida a partir de qualquer lado ou ficar vazia.',
    },
    afterReserve: {
      any: 'Esgotada a reserva, uma coluna vazia aceita qualquer carta ou sequência que se possa mover.',
      waste: 'Esgotada a reserva, uma coluna vazia só aceita a carta de cima do descarte.',
    },
    draw: {
      single: 'As cartas tiram-se uma a uma.',
      some: 'As cartas tiram-se {count} de cada vez, e a última pode jogar-se.',
      passes: 'Cartas tiradas de cada vez, volta a volta: {list}.',
    },
    redeals: {
      unlimited: 'O descarte pode ser virado, sem baralhar, as vezes que se quiser.',
      none: 'O baralho é percorrido uma só vez.',
      some: {
        one: 'O descarte pode ser virado {count} vez, sem baralhar.',
        other: 'O descarte pode ser virado {count} vezes, sem baralhar.',
      },
    },
    takeBack: {
      yes: 'A carta de cima de uma base pode voltar para uma coluna que a aceite.',
      no: 'Uma carta posta numa base fica lá.',
    },
  },
  scorings: {
    points: 'Cada carta posta numa base dá {card} pontos. Só se perdem ao anular.',
    casino: 'O baralho custa {cost}, e cada carta numa base paga {card}: uma vitória acaba com {win}.',
    'casino-50':
      'O baralho custa {cost}, cada carta numa base paga {card} e todas juntas {all}: uma vitória acaba com {win}.',
    none: 'Não se mostra nenhuma pontuação.',
  },
};
