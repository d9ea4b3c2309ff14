import type { PanelTexts } from '../panel-messages.js';

/** Chinese in traditional characters. */
export const zhHant: PanelTexts = {
  close: '關閉',
  keys: { enter: 'Enter', space: '空白鍵', escape: 'Esc' },
  help: {
    title: '按鍵',
    go: '在牌之間移動',
    tap: '拿起牌、放下牌；在發牌堆上：翻牌',
    letGo: '放回，關閉',
    play: '把牌打到合適的位置',
    draw: '翻牌',
    foundation: '把牌放到收牌堆',
    table: '朗讀牌桌',
    pile: '朗讀牌堆',
    score: '朗讀得分',
    keys: '顯示這些按鍵',
  },
  about:
    '目標是把所有牌移到四個收牌堆，每堆一種花色。收牌堆從與起始牌同點數的牌開始，逐級遞增，K 之後接 A。各欄中的牌按降序排列。從發牌堆翻出的牌放到翻牌堆，最上面一張可以打出。四個收牌堆全部完成即獲勝。',
  variants: {
    canfield: { title: '坎菲爾德', summary: '最常見的玩法，不容易贏。' },
    american: { title: '美式坎菲爾德', summary: '只能移動整欄。' },
    storehouse: { title: '倉庫', summary: '四張 2 已經放好，各欄同花色，重翻次數有限。' },
    superior: { title: '高級坎菲爾德', summary: '備用牌全部可見，空欄由你來補。' },
    rainfall: { title: '細雨', summary: '每次一張，發牌堆過三遍。' },
    rainbow: { title: '彩虹', summary: '各欄不限花色，但發牌堆只過一遍。' },
    chameleon: { title: '變色龍', summary: '三欄，備用牌十二張，花色不限，發牌堆只過一遍。' },
    selective: { title: '自選坎菲爾德', summary: '從五張牌中選起始牌。' },
    rush: { title: '急速坎菲爾德', summary: '三輪越來越慢：每次三張，再兩張，再一張。' },
    casino: { title: '賭場坎菲爾德', summary: '花錢買牌，每收一張牌都有獎金。' },
  },
  settings: {
    reserve: {
      none: '沒有備用牌堆。',
      some: '備用牌堆發 {count} 張牌，只有最上面一張可以打出。不能往上面放牌。',
    },
    openReserve: {
      yes: '備用牌堆的牌全部可見。',
      no: '備用牌堆只看得到最上面一張。',
    },
    columns: '共有 {count} 欄，每欄從一張牌開始。',
    base: {
      dealt: '接著發出的一張是起始牌，放在第一個收牌堆，其餘三個從同樣的點數開始。',
      chosen: '起始牌從翻開發出的牌中選出，其餘的依次成為各欄。',
      rank: '發牌前，先把這個點數的四張牌放到收牌堆：{rank}。',
    },
    build: {
      alternate: '各欄逐級遞減，紅黑交替。',
      suit: '各欄逐級遞減，花色相同。',
      any: '各欄逐級遞減，花色不限。',
    },
    wraps: {
      circle: '順序循環：A 上可以放 K。',
      'stop-at-base': '順序循環，但與起始牌同點數的牌上不能放牌。',
      none: '順序到 A 為止：A 上不能放 K。',
    },
    move: {
      tail: '欄與欄之間可以移動最上面一張，或以它結尾的任何一段順子。',
      'top-or-whole': '欄與欄之間可以移動最上面一張，或整欄。',
      whole: '欄與欄之間只能移動整欄。最上面一張仍可放到收牌堆。',
    },
    fill: {
      reserve: '空出的欄立即由備用牌堆最上面的牌補上，直到備用牌堆用完。',
      player: '空出的欄由玩家決定，可以從任何地方補牌，也可以空著。',
    },
    afterReserve: {
      any: '備用牌堆用完後，空欄可以放任何能移動的牌或順子。',
      waste: '備用牌堆用完後，空欄只能放翻牌堆最上面的牌。',
    },
    draw: {
      single: '每次翻一張牌。',
      some: '每次翻 {count} 張牌，其中最後一張可以打出。',
      passes: '各輪每次翻牌的張數：{list}。',
    },
    redeals: {
      unlimited: '翻牌堆可以不洗牌翻回，次數不限。',
      none: '發牌堆只過一遍。',
      some: '翻牌堆可以不洗牌翻回 {count} 次。',
    },
    takeBack: {
      yes: '收牌堆最上面的牌可以移回能接它的欄。',
      no: '放到收牌堆的牌不能再移回。',
    },
  },
  scorings: {
    points: '每張放到收牌堆的牌得 {card} 分。只有復原才會扣回。',
    casino: '買牌花費 {cost}，收牌堆每張牌得 {card}：獲勝時為 {win}。',
    'casino-50': '買牌花費 {cost}，收牌堆每張牌得 {card}，全部收齊共得 {all}：獲勝時為 {win}。',
    none: '不顯示得分。',
  },
};
