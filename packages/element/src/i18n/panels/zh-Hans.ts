import type { PanelTexts } from '../panel-messages.js';

/** Chinese in simplified characters. */
export const zhHans: PanelTexts = {
  close: '关闭',
  keys: { enter: 'Enter', space: '空格', escape: 'Esc' },
  help: {
    title: '按键',
    go: '在牌之间移动',
    tap: '拿起牌、放下牌；在发牌堆上：翻牌',
    letGo: '放回，关闭',
    play: '把牌打到合适的位置',
    draw: '翻牌',
    foundation: '把牌放到收牌堆',
    table: '朗读牌桌',
    pile: '朗读牌堆',
    score: '朗读得分',
    keys: '显示这些按键',
  },
  about:
    '目标是把所有牌移到四个收牌堆，每堆一种花色。收牌堆从与起始牌同点数的牌开始，逐级递增，K 之后接 A。各列中的牌按降序排列。从发牌堆翻出的牌放到翻牌堆，最上面一张可以打出。四个收牌堆全部完成即获胜。',
  variants: {
    canfield: { title: '坎菲尔德', summary: '最常见的玩法，不容易赢。' },
    american: { title: '美式坎菲尔德', summary: '只能移动整列。' },
    storehouse: { title: '仓库', summary: '四张 2 已经放好，各列同花色，重翻次数有限。' },
    superior: { title: '高级坎菲尔德', summary: '备用牌全部可见，空列由你来补。' },
    rainfall: { title: '细雨', summary: '每次一张，发牌堆过三遍。' },
    rainbow: { title: '彩虹', summary: '各列不限花色，但发牌堆只过一遍。' },
    chameleon: { title: '变色龙', summary: '三列，备用牌十二张，花色不限，发牌堆只过一遍。' },
    selective: { title: '自选坎菲尔德', summary: '从五张牌中选起始牌。' },
    rush: { title: '急速坎菲尔德', summary: '三轮越来越慢：每次三张，再两张，再一张。' },
    casino: { title: '赌场坎菲尔德', summary: '花钱买牌，每收一张牌都有奖金。' },
  },
  settings: {
    reserve: {
      none: '没有备用牌堆。',
      some: '备用牌堆发 {count} 张牌，只有最上面一张可以打出。不能往上面放牌。',
    },
    openReserve: {
      yes: '备用牌堆的牌全部可见。',
      no: '备用牌堆只看得到最上面一张。',
    },
    columns: '共有 {count} 列，每列从一张牌开始。',
    base: {
      dealt: '接着发出的一张是起始牌，放在第一个收牌堆，其余三个从同样的点数开始。',
      chosen: '起始牌从翻开发出的牌中选出，其余的依次成为各列。',
      rank: '发牌前，先把这个点数的四张牌放到收牌堆：{rank}。',
    },
    build: {
      alternate: '各列逐级递减，红黑交替。',
      suit: '各列逐级递减，花色相同。',
      any: '各列逐级递减，花色不限。',
    },
    wraps: {
      circle: '顺序循环：A 上可以放 K。',
      'stop-at-base': '顺序循环，但与起始牌同点数的牌上不能放牌。',
      none: '顺序到 A 为止：A 上不能放 K。',
    },
    move: {
      tail: '列与列之间可以移动最上面一张，或以它结尾的任意一段顺子。',
      'top-or-whole': '列与列之间可以移动最上面一张，或整列。',
      whole: '列与列之间只能移动整列。最上面一张仍可放到收牌堆。',
    },
    fill: {
      reserve: '空出的列立即由备用牌堆最上面的牌补上，直到备用牌堆用完。',
      player: '空出的列由玩家决定，可以从任何地方补牌，也可以空着。',
    },
    afterReserve: {
      any: '备用牌堆用完后，空列可以放任何能移动的牌或顺子。',
      waste: '备用牌堆用完后，空列只能放翻牌堆最上面的牌。',
    },
    draw: {
      single: '每次翻一张牌。',
      some: '每次翻 {count} 张牌，其中最后一张可以打出。',
      passes: '各轮每次翻牌的张数：{list}。',
    },
    redeals: {
      unlimited: '翻牌堆可以不洗牌翻回，次数不限。',
      none: '发牌堆只过一遍。',
      some: '翻牌堆可以不洗牌翻回 {count} 次。',
    },
    takeBack: {
      yes: '收牌堆最上面的牌可以移回能接它的列。',
      no: '放到收牌堆的牌不能再移回。',
    },
  },
  scorings: {
    points: '每张放到收牌堆的牌得 {card} 分。只有撤销才会扣回。',
    casino: '买牌花费 {cost}，收牌堆每张牌得 {card}：获胜时为 {win}。',
    'casino-50': '买牌花费 {cost}，收牌堆每张牌得 {card}，全部收齐共得 {all}：获胜时为 {win}。',
    none: '不显示得分。',
  },
};
