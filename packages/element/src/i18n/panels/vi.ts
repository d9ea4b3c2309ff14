import type { PanelTexts } from '../panel-messages.js';

/** Vietnamese. */
export const vi: PanelTexts = {
  close: 'Đóng',
  keys: { enter: 'Enter', space: 'Phím cách', escape: 'Esc' },
  help: {
    title: 'Phím',
    go: 'Đi từ lá này sang lá khác',
    tap: 'Nhấc lá bài và đặt xuống; ở nọc: rút bài',
    letGo: 'Đặt lại, đóng',
    play: 'Đánh lá bài vào chỗ hợp',
    draw: 'Rút bài',
    foundation: 'Đưa lá bài lên nền',
    table: 'Đọc cả bàn',
    pile: 'Đọc chồng bài',
    score: 'Đọc điểm',
    keys: 'Xem các phím này',
  },
  about:
    'Mọi lá bài phải lên bốn nền, mỗi nền một chất. Nền bắt đầu bằng lá cùng bậc với lá gốc và tăng dần từng bậc; sau già là át. Ở các cột, bài được xếp giảm dần. Nọc cho thêm bài: chúng sang chồng bài lật, và lá trên cùng đánh được. Thắng khi cả bốn nền đã đủ.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Trò chơi ở dạng quen thuộc nhất, và khó thắng.' },
    american: { title: 'American Canfield', summary: 'Chỉ chuyển cả cột.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Các lá hai đã đặt sẵn, cột giữ cùng chất, và số lượt lật lại có hạn.',
    },
    superior: { title: 'Superior Canfield', summary: 'Thấy hết bài dự trữ, và cột trống do bạn lấp.' },
    rainfall: { title: 'Rainfall', summary: 'Mỗi lần một lá, ba lượt qua nọc.' },
    rainbow: { title: 'Rainbow', summary: 'Ở các cột chất nào cũng được, nhưng nọc chỉ đi một lượt.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Ba cột, mười hai lá dự trữ, chất nào lên chất nào cũng được, một lượt qua nọc.',
    },
    selective: { title: 'Selective Canfield', summary: 'Lá gốc được chọn trong năm lá.' },
    rush: { title: 'Canfield Rush', summary: 'Ba lượt chậm dần: mỗi lần ba lá, rồi hai, rồi một.' },
    casino: { title: 'Casino Canfield', summary: 'Bạn mua bộ bài, và mỗi lá lên nền trả tiền.' },
  },
  settings: {
    reserve: {
      none: 'Không có bài dự trữ.',
      some: 'Bài dự trữ có {count} lá, và chỉ lá trên cùng đánh được. Không bao giờ đặt gì vào đó.',
    },
    openReserve: {
      yes: 'Thấy hết các lá dự trữ.',
      no: 'Chỉ thấy lá dự trữ trên cùng.',
    },
    columns: 'Có {count} cột, mỗi cột bắt đầu bằng một lá.',
    base: {
      dealt: 'Lá chia tiếp theo là lá gốc. Lá này nằm ở nền thứ nhất, ba nền kia bắt đầu bằng cùng bậc.',
      chosen: 'Lá gốc được chọn trong các lá chia ngửa; các lá còn lại là các cột, theo thứ tự.',
      rank: 'Trước khi chia, cả bốn lá bậc này được đặt lên nền: {rank}.',
    },
    build: {
      alternate: 'Ở các cột, bài giảm dần từng bậc, đỏ đen xen kẽ.',
      suit: 'Ở các cột, bài giảm dần từng bậc, cùng một chất.',
      any: 'Ở các cột, bài giảm dần từng bậc, chất nào cũng được.',
    },
    wraps: {
      circle: 'Thứ tự đi vòng: già đặt lên át.',
      'stop-at-base': 'Thứ tự đi vòng, nhưng không đặt gì lên lá cùng bậc với lá gốc.',
      none: 'Thứ tự dừng ở át: không đặt già lên át.',
    },
    move: {
      tail: 'Giữa các cột, chuyển được lá trên cùng hoặc bất cứ dãy nào kết thúc bằng lá đó.',
      'top-or-whole': 'Giữa các cột, chuyển được lá trên cùng hoặc cả cột.',
      whole: 'Giữa các cột, chỉ chuyển được cả cột. Lá trên cùng vẫn có thể lên nền.',
    },
    fill: {
      reserve: 'Cột vừa trống được lấp ngay bằng lá dự trữ trên cùng, khi còn.',
      player: 'Cột vừa trống có thể lấp bằng bài từ bất cứ đâu hoặc để trống.',
    },
    afterReserve: {
      any: 'Khi hết bài dự trữ, cột trống nhận bất cứ lá hay dãy nào chuyển được.',
      waste: 'Khi hết bài dự trữ, cột trống chỉ nhận lá bài lật trên cùng.',
    },
    draw: {
      single: 'Rút từng lá một.',
      some: 'Mỗi lần rút {count} lá, và lá cuối đánh được.',
      passes: 'Số lá mỗi lần rút, theo từng lượt: {list}.',
    },
    redeals: {
      unlimited: 'Có thể lật lại bài, không xáo, bao nhiêu lần cũng được.',
      none: 'Chỉ đi hết nọc một lần.',
      some: 'Có thể lật lại bài {count} lần, không xáo.',
    },
    takeBack: {
      yes: 'Lá trên cùng của nền có thể trở lại cột nhận được nó.',
      no: 'Lá đã lên nền thì ở lại đó.',
    },
  },
  scorings: {
    points: 'Mỗi lá lên nền được {card} điểm. Chỉ hoàn tác mới trừ đi.',
    casino: 'Bộ bài giá {cost}, mỗi lá trên nền trả {card}: thắng thì được {win}.',
    'casino-50': 'Bộ bài giá {cost}, mỗi lá trên nền trả {card}, tất cả cùng nhau {all}: thắng thì được {win}.',
    none: 'Không hiện điểm.',
  },
};
