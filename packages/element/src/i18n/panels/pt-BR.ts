import type { PanelTexts } from '../panel-messages.js';

/** Portuguese as in Brazil. */
export const ptBR: PanelTexts = {
  close: 'Fechar',
  keys: { enter: 'Enter', space: 'Espaço', escape: 'Esc' },
  help: {
    title: 'Teclas',
    go: 'Ir de carta em carta',
    tap: 'Pegar uma carta e soltá-la; no monte: comprar',
    letGo: 'Devolver a carta, fechar',
    play: 'Jogar a carta onde ela couber',
    draw: 'Comprar',
    foundation: 'Levar a carta para a sua base',
    table: 'Ler a mesa',
    pile: 'Ler a pilha',
    score: 'Ler a pontuação',
    keys: 'Mostrar estas teclas',
  },
  about:
    'Todas as cartas devem subir para as quatro bases, um naipe em cada uma. Uma base começa com uma carta do valor da carta inicial e sobe de um em um; depois do rei vem o ás. Nas colunas as cartas são ordenadas de cima para baixo em valor. O monte traz outras: elas vão para o descarte, cuja carta de cima pode ser jogada. Vence quem completa as quatro bases.',
  variants: {
    canfield: { title: 'Canfield', summary: 'O jogo como é mais conhecido, e difícil de vencer.' },
    american: { title: 'American Canfield', summary: 'Só se movem colunas inteiras.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Os dois já estão nas bases, as colunas seguem o naipe e as voltas são contadas.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Toda a reserva fica à vista, e as colunas vazias são preenchidas à vontade.',
    },
    rainfall: { title: 'Rainfall', summary: 'Uma carta por vez, três voltas do monte.' },
    rainbow: { title: 'Rainbow', summary: 'O naipe não importa nas colunas, mas o monte só passa uma vez.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Três colunas, reserva de doze cartas, qualquer naipe sobre qualquer outro, uma só volta do monte.',
    },
    selective: { title: 'Selective Canfield', summary: 'A carta inicial é escolhida entre cinco.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Três voltas cada vez mais lentas: três cartas por vez, depois duas, depois uma.',
    },
    casino: { title: 'Casino Canfield', summary: 'Você compra o baralho, e cada carta nas bases paga.' },
  },
  settings: {
    reserve: {
      none: 'Não há reserva.',
      some: {
        one: 'A reserva recebe {count} carta. Nada é colocado nela.',
        other: 'A reserva recebe {count} cartas, e só a de cima pode ser jogada. Nada é colocado nela.',
      },
    },
    openReserve: {
      yes: 'Todas as cartas da reserva ficam à vista.',
      no: 'Só a carta de cima da reserva fica à vista.',
    },
    columns: {
      one: 'Há {count} coluna, que começa com uma carta.',
      other: 'Há {count} colunas, e cada uma começa com uma carta.',
    },
    base: {
      dealt:
        'A próxima carta distribuída é a carta inicial. Ela vai para a primeira base, e as outras três começam com o mesmo valor.',
      chosen:
        'A carta inicial é escolhida entre as cartas distribuídas abertas; as demais formam as colunas, na sua ordem.',
      rank: 'Antes da distribuição, as quatro cartas deste valor são colocadas nas bases: {rank}.',
    },
    build: {
      alternate: 'Nas colunas desce-se de um em um, alternando vermelho e preto.',
      suit: 'Nas colunas desce-se de um em um, no mesmo naipe.',
      any: 'Nas colunas desce-se de um em um, em qualquer naipe.',
    },
    wraps: {
      circle: 'A sequência é circular: um rei vai sobre um ás.',
      'stop-at-base': 'A sequência é circular, mas nada vai sobre uma carta do valor inicial.',
      none: 'A sequência termina no ás: nenhum rei vai sobre ele.',
    },
    move: {
      tail: 'De coluna para coluna passa a carta de cima ou qualquer sequência que termine nela.',
      'top-or-whole': 'De coluna para coluna passa a carta de cima ou a coluna inteira.',
      whole: 'De coluna para coluna só passa a coluna inteira. Sua carta de cima ainda pode ir para uma base.',
    },
    fill: {
      reserve: 'Uma coluna esvaziada recebe na hora a carta de cima da reserva, enquanto houver alguma.',
      player: 'Uma coluna esvaziada pode ser preenchida de qualquer lugar ou ficar vazia.',
    },
    afterReserve: {
      any: 'Acabada a reserva, uma coluna vazia aceita qualquer carta ou sequência que possa ser movida.',
      waste: 'Acabada a reserva, uma coluna vazia só aceita a carta de cima do descarte.',
    },
    draw: {
      single: 'As cartas são compradas uma a uma.',
      some: 'As cartas são compradas {count} por vez, e a última pode ser jogada.',
      passes: 'Cartas compradas de cada vez, volta por volta: {list}.',
    },
    redeals: {
      unlimited: 'O descarte pode ser virado, sem embaralhar, quantas vezes se quiser.',
      none: 'O monte é percorrido uma só vez.',
      some: {
        one: 'O descarte pode ser virado {count} vez, sem embaralhar.',
        other: 'O descarte pode ser virado {count} vezes, sem embaralhar.',
      },
    },
    takeBack: {
      yes: 'A carta de cima de uma base pode voltar para uma coluna que a aceite.',
      no: 'Uma carta colocada numa base fica lá.',
    },
  },
  scorings: {
    points: 'Cada carta colocada numa base vale {card} pontos. Eles só se perdem ao desfazer.',
    casino: 'O baralho custa {cost}, e cada carta numa base paga {card}: uma vitória termina com {win}.',
    'casino-50':
      'O baralho custa {cost}, cada carta numa base paga {card} e todas juntas {all}: uma vitória termina com {win}.',
    none: 'Nenhuma pontuação é mostrada.',
  },
};
