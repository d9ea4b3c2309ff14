import type { PanelTexts } from '../panel-messages.js';

/** Indonesian. */
export const id: PanelTexts = {
  close: 'Tutup',
  keys: { enter: 'Enter', space: 'Spasi', escape: 'Esc' },
  help: {
    title: 'Tombol',
    go: 'Pindah dari kartu ke kartu',
    tap: 'Ambil kartu dan letakkan; di tumpukan tarik: tarik',
    letGo: 'Kembalikan, tutup',
    play: 'Mainkan kartu ke tempat yang cocok',
    draw: 'Tarik',
    foundation: 'Taruh kartu di fondasinya',
    table: 'Bacakan meja',
    pile: 'Bacakan tumpukan',
    score: 'Bacakan skor',
    keys: 'Tampilkan tombol ini',
  },
  about:
    'Semua kartu harus naik ke empat fondasi, satu jenis di tiap fondasi. Fondasi dimulai dari kartu bernilai sama dengan kartu dasar dan naik satu per satu; setelah raja menyusul as. Di kolom, kartu disusun menurun. Tumpukan tarik memberi kartu baru: kartu itu masuk ke kartu buangan, dan yang teratas bisa dimainkan. Anda menang bila semua fondasi lengkap.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Permainan dalam bentuk yang paling dikenal, dan sulit dimenangkan.' },
    american: { title: 'American Canfield', summary: 'Hanya kolom utuh yang pindah.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Kartu dua sudah ditaruh, kolom mengikuti jenisnya, dan putarannya terbatas.',
    },
    superior: { title: 'Superior Canfield', summary: 'Seluruh cadangan terlihat, dan kolom kosong Anda isi sendiri.' },
    rainfall: { title: 'Rainfall', summary: 'Satu kartu sekali tarik, tiga putaran.' },
    rainbow: { title: 'Rainbow', summary: 'Jenis tidak penting di kolom, tetapi tumpukan tarik hanya dilalui sekali.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Tiga kolom, cadangan dua belas kartu, jenis apa pun di atas jenis apa pun, satu putaran.',
    },
    selective: { title: 'Selective Canfield', summary: 'Kartu dasar dipilih dari lima kartu.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Tiga putaran yang makin lambat: tiga kartu sekaligus, lalu dua, lalu satu.',
    },
    casino: { title: 'Casino Canfield', summary: 'Anda membeli kartunya, dan setiap kartu di fondasi membayar.' },
  },
  settings: {
    reserve: {
      none: 'Tidak ada cadangan.',
      some: '{count} kartu dibagikan ke cadangan, dan hanya yang teratas bisa dimainkan. Tidak ada kartu yang ditaruh di sana.',
    },
    openReserve: {
      yes: 'Semua kartu cadangan terlihat.',
      no: 'Hanya kartu teratas cadangan yang terlihat.',
    },
    columns: 'Ada {count} kolom, masing-masing dimulai dengan satu kartu.',
    base: {
      dealt:
        'Kartu berikutnya yang dibagikan adalah kartu dasar. Letaknya di fondasi pertama, dan tiga lainnya dimulai dengan nilai yang sama.',
      chosen: 'Kartu dasar dipilih dari kartu yang dibagikan terbuka; sisanya menjadi kolom sesuai urutannya.',
      rank: 'Sebelum pembagian, keempat kartu bernilai ini ditaruh di fondasi: {rank}.',
    },
    build: {
      alternate: 'Di kolom, kartu disusun turun satu nilai, merah dan hitam bergantian.',
      suit: 'Di kolom, kartu disusun turun satu nilai, dengan jenis yang sama.',
      any: 'Di kolom, kartu disusun turun satu nilai, dengan jenis apa pun.',
    },
    wraps: {
      circle: 'Urutannya melingkar: raja ditaruh di atas as.',
      'stop-at-base': 'Urutannya melingkar, tetapi tidak ada yang ditaruh di atas kartu bernilai dasar.',
      none: 'Urutannya berakhir di as: raja tidak ditaruh di atasnya.',
    },
    move: {
      tail: 'Antarkolom, yang pindah adalah kartu teratas atau deretan mana pun yang berakhir dengannya.',
      'top-or-whole': 'Antarkolom, yang pindah adalah kartu teratas atau seluruh kolom.',
      whole: 'Antarkolom, yang pindah hanya seluruh kolom. Kartu teratasnya tetap boleh ke fondasi.',
    },
    fill: {
      reserve: 'Kolom yang kosong langsung diisi kartu teratas cadangan, selama masih ada.',
      player: 'Kolom yang kosong boleh diisi dari mana saja atau dibiarkan kosong.',
    },
    afterReserve: {
      any: 'Setelah cadangan habis, kolom kosong menerima kartu atau deretan apa pun yang boleh pindah.',
      waste: 'Setelah cadangan habis, kolom kosong hanya menerima kartu teratas dari kartu buangan.',
    },
    draw: {
      single: 'Kartu ditarik satu per satu.',
      some: 'Kartu ditarik {count} sekaligus, dan yang terakhir bisa dimainkan.',
      passes: 'Jumlah kartu sekali tarik pada tiap putaran: {list}.',
    },
    redeals: {
      unlimited: 'Kartu buangan boleh dibalik tanpa dikocok sesering yang Anda mau.',
      none: 'Tumpukan tarik hanya dilalui satu kali.',
      some: 'Kartu buangan boleh dibalik tanpa dikocok {count} kali.',
    },
    takeBack: {
      yes: 'Kartu teratas fondasi boleh dikembalikan ke kolom yang menerimanya.',
      no: 'Kartu di fondasi tetap di sana.',
    },
  },
  scorings: {
    points: 'Setiap kartu yang ditaruh di fondasi memberi {card} poin. Hanya pembatalan yang menguranginya.',
    casino: 'Setumpuk kartu seharga {cost}, dan setiap kartu di fondasi membayar {card}: kemenangan berakhir di {win}.',
    'casino-50':
      'Setumpuk kartu seharga {cost}, setiap kartu di fondasi membayar {card}, dan semuanya bersama {all}: kemenangan berakhir di {win}.',
    none: 'Skor tidak ditampilkan.',
  },
};
