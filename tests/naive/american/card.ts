/** The card as the rules write it: id, hand, value, x (may be exposed) or c (concealed). */
const CARD = `
years-1 | BBB 1920a 2222b 999c | 25 | x
years-2 | 1998a 111b 999b 8888c | 30 | x
years-3 | BBBB 2002a 222b 222c | 30 | x
years-4 | 1895a 111b 88b 99b 555b | 35 | c
evens-1 | 222a 44a 666b 88b DDDDc | 25 | x
evens-2 | 2468a 222b 4444b 888b | 25 | x
evens-3 | BBBB 66a 666b 66c 888b | 30 | x
evens-4 | 2222a 8888a 24b 46b 68b | 30 | x
evens-5 | 2222a 44b 666c 88a BBB | 35 | c
like-1 | BBBB uuua uuub uuc HH | 25 | x
like-2 | NEWS uuua uuub uuuc B | 25 | x
like-3 | uuua DDDDa uub DDDb DDc | 30 | x
run-1 | uua vvva wwwwa xxa yyya | 30 | x
run-2 | uuua vvb wwwwa xxb yyya | 25 | x
run-3 | BB uuuua vvb wwb xxxxa | 25 | x
run-4 | uuua vvvb wwwc xxxa BB | 25 | x
run-5 | uvwxyza uuuub zzzzc | 30 | x
run-6 | BBBB uuua vva wwwa DDb | 25 | x
run-7 | uuua vvva wwwb xxxb DDc | 30 | c
odds-1 | 11a 33a 5555b 777a 999a | 25 | x
odds-2 | 111a 5555b 999c DDDDb | 25 | x
odds-3 | BBBB 135a 5555b 579c | 30 | x
odds-4 | 13579a 111b 999b BBB | 30 | x
odds-5 | 33a 333b 77a 777b 5555c | 25 | x
winds-1 | EE SSS WW NNN DDDDa | 25 | x
winds-2 | NEWS DDDa DDDb DDDDc | 30 | x
winds-3 | DDa DDb DDc HHHH BBBB | 30 | x
winds-4 | EEEE 258a 258b WWWW | 30 | x
threes-1 | 333a 66a 999a 66b 3333c | 25 | x
threes-2 | BBB 3333a 6666b 999c | 25 | x
threes-3 | 369a 3333b 6666b 999b | 30 | x
threes-4 | 33a 66a 99a 333b 666b DDc | 35 | c
pairs-1 | BB 11a 33a 55b 77b 99c DDc | 50 | c
pairs-2 | EE SS WW NN uua vvb wwc | 50 | c
pairs-3 | BB uua vva wwb xxb yyc zzc | 50 | c
pairs-4 | 13579a 2468b 13579c | 60 | c
pairs-5 | NEWS 147a 258b 369c B | 60 | c
pairs-6 | 1998a 2002b 1920c BB | 75 | c
quints-1 | uuuuua vvvb wwwb xxxa | 40 | x
quints-2 | BBBBB uua uub vvvvvc | 40 | x
quints-3 | HHHHH uua uuuub DDDc | 40 | x
quints-4 | 22222a 44b 666b 8888a | 45 | x
quints-5 | BBBBBB 2468a DDDDb | 45 | x
quints-6 | 111111a 999b 55555c | 50 | x
`;

/** A tile as it is written: `1m`, `E`, `B`, `J`. */
export type Tile = string;

export interface Group {
  readonly tiles: readonly Tile[];
  /** Three or more of one sign: may be laid out, and jokers may stand in it. */
  readonly alike: boolean;
}

/** A hand of the card with its suits, number and wind chosen. */
export type Form = readonly Group[];

export interface CardHand {
  readonly id: string;
  readonly section: string;
  readonly value: number;
  readonly exposable: boolean;
  readonly forms: readonly Form[];
}

export const WINDS = ['E', 'S', 'W', 'N'] as const;
export const SUITS = ['m', 'p', 's'] as const;
const DRAGONS: Readonly<Record<string, Tile>> = { m: 'C', p: 'P', s: 'F' };
const STEPS = 'uvwxyz';
const SUIT_ORDERS = ['mps', 'msp', 'pms', 'psm', 'smp', 'spm'];

interface Choice {
  /** The suits that a, b and c stand for. */
  readonly suits: string;
  /** The number that u stands for. */
  readonly first: number;
  /** The wind that H stands for. */
  readonly wind: Tile;
}

function tileOf(sign: string, suit: string | undefined, { first, wind }: Choice): Tile {
  if (sign === '0') return 'P';
  if (sign === 'H') return wind;
  if ('BESWN'.includes(sign)) return sign;
  if (suit === undefined) throw new Error(`${sign} needs a suit.`);
  if (sign === 'D') return DRAGONS[suit]!;
  const step = STEPS.indexOf(sign);
  return `${step < 0 ? Number(sign) : first + step}${suit}`;
}

function groupOf(written: string, choice: Choice): Group {
  const [, signs = '', letter] = /^([^abc]+)([abc]?)$/.exec(written) ?? [];
  const suit = letter ? choice.suits['abc'.indexOf(letter)] : undefined;
  const tiles = [...signs].map((sign) => tileOf(sign, suit, choice));
  return { tiles, alike: tiles.length >= 3 && new Set(signs).size === 1 };
}

/** Every form of a hand once. */
function formsOf(hand: string): Form[] {
  const last = Math.max(...[...hand].map((sign) => STEPS.indexOf(sign)));
  const firsts = last < 0 ? [1] : Array.from({ length: 9 - last }, (_, at) => at + 1);
  const winds = hand.includes('H') ? WINDS : WINDS.slice(0, 1);
  const forms = new Map<string, Form>();
  for (const suits of SUIT_ORDERS)
    for (const first of firsts)
      for (const wind of winds) {
        const form = hand.split(' ').map((group) => groupOf(group, { suits, first, wind }));
        forms.set(JSON.stringify(form), form);
      }
  return [...forms.values()];
}

export const HANDS: readonly CardHand[] = CARD.trim()
  .split('\n')
  .map((line) => {
    const [id = '', hand = '', value, mark] = line.split(' | ');
    const [section = ''] = id.split('-');
    return { id, section, value: Number(value), exposable: mark === 'x', forms: formsOf(hand) };
  });
