import type { PanelTexts } from '../panel-messages.js';

/** Polish. */
export const pl: PanelTexts = {
  close: 'Zamknij',
  keys: { enter: 'Enter', space: 'Spacja', escape: 'Esc' },
  help: {
    title: 'Klawisze',
    go: 'Przejdź od karty do karty',
    tap: 'Weź kartę i połóż ją; na talii: dobierz',
    letGo: 'Odłóż kartę, zamknij',
    play: 'Zagraj kartę tam, gdzie pasuje',
    draw: 'Dobierz',
    foundation: 'Połóż kartę na jej stosie bazowym',
    table: 'Odczytaj stół',
    pile: 'Odczytaj stos',
    score: 'Odczytaj wynik',
    keys: 'Pokaż te klawisze',
  },
  about:
    'Wszystkie karty mają trafić na cztery stosy bazowe, każdy w jednym kolorze. Stos bazowy zaczyna się od karty o wartości karty bazowej i rośnie po jednej wartości; po królu następuje as. W kolumnach układa się karty malejąco. Talia daje nowe karty: trafiają na stos odkryty, z którego gra wierzchnia. Gra jest wygrana, gdy wszystkie stosy bazowe są pełne.',
  variants: {
    canfield: { title: 'Canfield', summary: 'Gra w najbardziej znanej postaci, trudna do wygrania.' },
    american: { title: 'American Canfield', summary: 'Przenosi się tylko całe kolumny.' },
    storehouse: {
      title: 'Storehouse',
      summary: 'Dwójki są już wyłożone, kolumny trzymają się koloru, a przełożenia są policzone.',
    },
    superior: {
      title: 'Superior Canfield',
      summary: 'Widać całą rezerwę, a puste kolumny wypełnia się według uznania.',
    },
    rainfall: { title: 'Rainfall', summary: 'Po jednej karcie, trzy razy przez talię.' },
    rainbow: { title: 'Rainbow', summary: 'W kolumnach kolor nie ma znaczenia, ale talię przechodzi się tylko raz.' },
    chameleon: {
      title: 'Chameleon',
      summary: 'Trzy kolumny, dwanaście kart rezerwy, dowolny kolor na dowolny, raz przez talię.',
    },
    selective: { title: 'Selective Canfield', summary: 'Kartę bazową wybiera się spośród pięciu.' },
    rush: {
      title: 'Canfield Rush',
      summary: 'Trzy coraz wolniejsze przejścia: po trzy karty, potem po dwie, potem po jednej.',
    },
    casino: {
      title: 'Casino Canfield',
      summary: 'Kupuje się talię, a każda karta na stosie bazowym przynosi pieniądze.',
    },
  },
  settings: {
    reserve: {
      none: 'Nie ma rezerwy.',
      some: 'Liczba kart w rezerwie: {count}. Gra tylko wierzchnia; niczego się tam nie dokłada.',
    },
    openReserve: {
      yes: 'Widać wszystkie karty rezerwy.',
      no: 'Widać tylko wierzchnią kartę rezerwy.',
    },
    columns: 'Liczba kolumn: {count}. Każda zaczyna się od jednej karty.',
    base: {
      dealt:
        'Następna rozdana karta jest kartą bazową. Leży na pierwszym stosie bazowym, a pozostałe trzy zaczynają się od tej samej wartości.',
      chosen:
        'Kartę bazową wybiera się spośród kart rozdanych odkrytych; pozostałe tworzą kolumny w swojej kolejności.',
      rank: 'Przed rozdaniem na stosach bazowych kładzie się wszystkie cztery karty o tej wartości: {rank}.',
    },
    build: {
      alternate: 'W kolumnach układa się malejąco po jednej wartości, na przemian czerwone i czarne.',
      suit: 'W kolumnach układa się malejąco po jednej wartości, w tym samym kolorze.',
      any: 'W kolumnach układa się malejąco po jednej wartości, w dowolnym kolorze.',
    },
    wraps: {
      circle: 'Układanie biegnie w kółko: na asa kładzie się króla.',
      'stop-at-base': 'Układanie biegnie w kółko, ale na kartę o wartości bazowej niczego się nie kładzie.',
      none: 'Układanie kończy się na asie: nie kładzie się na niego króla.',
    },
    move: {
      tail: 'Między kolumnami przenosi się wierzchnią kartę albo dowolny ciąg, który się nią kończy.',
      'top-or-whole': 'Między kolumnami przenosi się albo wierzchnią kartę, albo całą kolumnę.',
      whole: 'Między kolumnami przenosi się tylko całą kolumnę. Jej wierzchnia karta może jednak pójść na stos bazowy.',
    },
    fill: {
      reserve: 'Opróżnioną kolumnę od razu wypełnia wierzchnia karta rezerwy, dopóki są w niej karty.',
      player: 'Opróżnioną kolumnę można wypełnić skądkolwiek albo zostawić pustą.',
    },
    afterReserve: {
      any: 'Po wyczerpaniu rezerwy pusta kolumna przyjmuje każdą kartę lub ciąg, które wolno przenieść.',
      waste: 'Po wyczerpaniu rezerwy pusta kolumna przyjmuje tylko wierzchnią kartę stosu odkrytego.',
    },
    draw: {
      single: 'Karty dobiera się po jednej.',
      some: 'Liczba kart dobieranych naraz: {count}. Gra ostatnia z nich.',
      passes: 'Liczba kart dobieranych naraz w kolejnych przejściach talii: {list}.',
    },
    redeals: {
      unlimited: 'Stos odkryty można przekładać bez tasowania, ile razy się chce.',
      none: 'Talię przechodzi się tylko raz.',
      some: {
        one: 'Stos odkryty można przełożyć bez tasowania {count} raz.',
        few: 'Stos odkryty można przełożyć bez tasowania {count} razy.',
        many: 'Stos odkryty można przełożyć bez tasowania {count} razy.',
        other: 'Stos odkryty można przełożyć bez tasowania {count} razy.',
      },
    },
    takeBack: {
      yes: 'Wierzchnią kartę stosu bazowego można wziąć z powrotem na kolumnę, do której pasuje.',
      no: 'Karta na stosie bazowym już tam zostaje.',
    },
  },
  scorings: {
    points: 'Każda karta położona na stosie bazowym daje {card} punktów. Odbiera je tylko cofnięcie.',
    casino: 'Talia kart kosztuje {cost}, a każda karta na stosie bazowym daje {card}: wygrana kończy się na {win}.',
    'casino-50':
      'Talia kart kosztuje {cost}, każda karta na stosie bazowym daje {card}, a wszystkie razem {all}: wygrana kończy się na {win}.',
    none: 'Wynik nie jest pokazywany.',
  },
};
