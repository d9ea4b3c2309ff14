import type { PanelTexts } from '../panel-messages.js';

/** Turkish. */
export const tr: PanelTexts = {
  close: 'Kapat',
  keys: { enter: 'Enter', space: 'Boşluk', escape: 'Esc' },
  help: {
    title: 'Tuşlar',
    go: 'Karttan karta geç',
    tap: 'Kartı al ve bırak; destede: kart çek',
    letGo: 'Geri koy, kapat',
    play: 'Kartı uyduğu yere oyna',
    draw: 'Kart çek',
    foundation: 'Kartı temeline koy',
    table: 'Masayı oku',
    pile: 'Desteyi oku',
    score: 'Puanı oku',
    keys: 'Bu tuşları göster',
  },
  about:
    'Bütün kartlar dört temele çıkmalıdır, her temele bir takım. Temel, temel kartın değerinde bir kartla başlar ve birer birer yükselir; papazdan sonra as gelir. Sütunlarda kartlar azalan sırayla dizilir. Deste yenilerini verir: bunlar açık desteye gider ve yalnız en üstteki oynanır. Bütün temeller tamamlanınca oyun kazanılır.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Oyunun en bilinen biçimi, ve kazanması zor.' },
    american: { title: 'American Canfield', summary: 'Yalnız bütün sütunlar taşınır.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'İkililer baştan konmuştur, sütunlar takımını korur, çevirmeler sayılıdır.',
    },
    superior: { title: 'Superior Canfield', summary: 'Bütün yedek görünür, boş sütunları siz doldurursunuz.' },
    rainfall: { title: 'Rainfall', summary: 'Birer birer kart, desteden üç geçiş.' },
    rainbow: { title: 'Rainbow', summary: 'Sütunlarda takım önemli değildir, ama desteden yalnız bir kez geçilir.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Üç sütun, on iki kartlık yedek, her takım her takımın üstüne, desteden bir geçiş.',
    },
    selective: { title: 'Selective Canfield', summary: 'Temel kart beş kart arasından seçilir.' },
    rush: { title: 'Canfield Rush', summary: 'Giderek yavaşlayan üç tur: önce üçer, sonra ikişer, sonra birer kart.' },
    casino: { title: 'Casino Canfield', summary: 'Deste satın alınır ve temele çıkan her kart para getirir.' },
  },
  settings: {
    reserve: {
      none: 'Yedek yoktur.',
      some: 'Yedeğe {count} kart dağıtılır ve yalnız en üstteki oynanır. Oraya hiçbir zaman kart konmaz.',
    },
    openReserve: {
      yes: 'Yedeğin bütün kartları görünür.',
      no: 'Yedeğin yalnız en üstteki kartı görünür.',
    },
    columns: '{count} sütun vardır ve her biri bir kartla başlar.',
    base: {
      dealt: 'Dağıtılan sonraki kart temel karttır. Birinci temele konur, öteki üçü aynı değerle başlar.',
      chosen: 'Temel kart açık dağıtılan kartlar arasından seçilir; kalanlar sırasıyla sütunları oluşturur.',
      rank: 'Dağıtımdan önce bu değerdeki dört kart da temellere konur: {rank}.',
    },
    build: {
      alternate: 'Sütunlarda birer birer azalarak, kırmızı ve siyah dönüşümlü dizilir.',
      suit: 'Sütunlarda birer birer azalarak, aynı takımdan dizilir.',
      any: 'Sütunlarda birer birer azalarak, takıma bakılmadan dizilir.',
    },
    wraps: {
      circle: 'Sıra çember gibidir: asın üstüne papaz konur.',
      'stop-at-base': 'Sıra çember gibidir, ama temel değerdeki bir kartın üstüne kart konmaz.',
      none: 'Sıra asta biter: üstüne papaz konmaz.',
    },
    move: {
      tail: 'Sütundan sütuna en üstteki kart ya da onunla biten herhangi bir dizi geçer.',
      'top-or-whole': 'Sütundan sütuna ya en üstteki kart ya da bütün sütun geçer.',
      whole: 'Sütundan sütuna yalnız bütün sütun geçer. En üstteki kartı yine de bir temele gidebilir.',
    },
    fill: {
      reserve: 'Boşalan sütun, kart kaldıkça, hemen yedeğin en üstteki kartıyla dolar.',
      player: 'Boşalan sütun istenen yerden doldurulabilir ya da boş bırakılabilir.',
    },
    afterReserve: {
      any: 'Yedek bitince boş sütun, taşınabilen her kartı ya da diziyi kabul eder.',
      waste: 'Yedek bitince boş sütun yalnız açık destenin en üstteki kartını kabul eder.',
    },
    draw: {
      single: 'Kartlar birer birer çekilir.',
      some: 'Bir seferde {count} kart çekilir ve sonuncusu oynanır.',
      passes: 'Her turda bir seferde çekilen kart sayısı: {list}.',
    },
    redeals: {
      unlimited: 'Açık deste karıştırılmadan istendiği kadar çevrilebilir.',
      none: 'Desteden yalnız bir kez geçilir.',
      some: 'Açık deste karıştırılmadan {count} kez çevrilebilir.',
    },
    takeBack: {
      yes: 'Bir temelin en üstteki kartı, uyduğu bir sütuna geri alınabilir.',
      no: 'Temele konan kart orada kalır.',
    },
  },
  scorings: {
    points: 'Temele konan her kart {card} puan verir. Yalnız geri alma bunu düşer.',
    casino: 'Deste {cost} tutar, temeldeki her kart {card} kazandırır: kazanılan oyunun sonucu {win}.',
    'casino-50':
      'Deste {cost} tutar, temeldeki her kart {card}, hepsi birlikte {all} kazandırır: kazanılan oyunun sonucu {win}.',
    none: 'Puan gösterilmez.',
  },
};
