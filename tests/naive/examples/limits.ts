import { LIMIT_HANDS } from '../options';
import { type Example, FROM_EAST } from './example';

const CHOWS = '123m456p789s23m55s+1m';
const ORPHANS = '19m19p19sESWNCFP+P';
const FOUR_KONGS = '5p[1111p](SSSS)[4444s][2222m]+5p';
const PEARL = '222333p7p[444p][PPP]+7p';
const SOUTH_GETS_THE_LIMIT = [-64, 192, -64, -64];

/** "Limit hands" of `hong-kong-old`. */
export const LIMIT_EXAMPLES: readonly Example[] = [
  {
    row: 'heavenly-hand',
    request: { hand: CHOWS, seat: 'E', situation: ['first-draw'] },
    items: 'heavenly-hand null',
    base: null,
    paid: [192, -64, -64, -64],
  },
  {
    row: 'earthly-hand',
    request: { hand: `${CHOWS}|2f`, ...FROM_EAST, situation: ['first-discard'] },
    items: 'earthly-hand null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'limitConcealment: semi-half, half the limit rounded up for thirteen-orphans by a discard',
    request: { hand: ORPHANS, ...FROM_EAST, options: { limitConcealment: 'semi-half', limitPoints: 65 } },
    items: 'thirteen-orphans null',
    base: null,
    paid: [-33, 99, -33, -33],
  },
  {
    row: 'limitConcealment: semi-half, the full limit if it is another limit hand as well',
    request: {
      hand: ORPHANS,
      ...FROM_EAST,
      situation: ['first-discard'],
      options: { limitConcealment: 'semi-half' },
    },
    items: 'earthly-hand null, thirteen-orphans null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'heavenly-gates; semi-half does not touch a win from the wall',
    request: { hand: '1112345678999p+5p', options: { limitConcealment: 'semi-half' } },
    items: 'heavenly-gates null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'heavenly-gates: 1112345678999 before the winning tile, not the same tiles otherwise',
    request: { hand: '1112345567899p+9p' },
    items: 'pure-hand 6',
    bonus: 'self-drawn 1, no-bonus-tiles 1',
    base: 4,
    paid: [-16, 32, -8, -8],
  },
  {
    row: 'concealed-pongs: a discard may complete the pair',
    request: { hand: '111m222p333444s5s+5s', ...FROM_EAST },
    items: 'concealed-pongs null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'concealed-pongs: a discard may complete the pair only',
    request: { hand: '111m222p333s4455s+5s', ...FROM_EAST },
    items: 'all-simples 1, all-pongs 3, three-concealed-pongs 3',
    bonus: 'no-bonus-tiles 1',
    base: 4,
    paid: [-16, 24, -4, -4],
  },
  {
    row: 'all-kongs; with a minimum below 3 the limit is 512',
    request: { hand: FOUR_KONGS, options: { minimumFaan: 2 } },
    items: 'all-kongs null',
    base: null,
    paid: [-512, 1536, -512, -512],
  },
  {
    row: 'limitHands: switched off, the hand counts its ordinary items',
    request: { hand: FOUR_KONGS, options: { limitHands: LIMIT_HANDS.filter((id) => id !== 'all-kongs') } },
    items: 'seat-wind 1, all-pongs 3, three-kongs 3',
    bonus: 'self-drawn 1, no-bonus-tiles 1',
    base: 4,
    paid: [-16, 32, -8, -8],
  },
  {
    row: 'all-honors and great-dragons, in the table order; nothing is added',
    request: { hand: 'E[CCC][FFF][PPP][SSS]+E|2f', situation: ['last-tile'] },
    items: 'all-honors null, great-dragons null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'seven pairs of honours are all-honors',
    request: { hand: 'EESSWWNNCCFFP+P', ...FROM_EAST },
    items: 'all-honors null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'pearl-dragon',
    request: { hand: PEARL },
    items: 'pearl-dragon null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'ruby-dragon and jade-dragon: the same with characters and red, bamboo and green; red with bamboo is neither',
    request: { hand: '2s2s2s333s7s[444s][CCC]+7s|1f' },
    items: 'dragon-pong 1, all-pongs 3, clean-hand 3',
    bonus: 'self-drawn 1',
    base: 4,
    paid: [-16, 32, -8, -8],
  },
  {
    row: 'dragonsConcealed: true needs a hand without exposed melds',
    request: { hand: `${PEARL}|1f`, options: { dragonsConcealed: true } },
    items: 'dragon-pong 1, all-pongs 3, clean-hand 3',
    bonus: 'self-drawn 1',
    base: 4,
    paid: [-16, 32, -8, -8],
  },
  {
    row: 'dragonsConcealed: true and semi-half: half the limit by a discard',
    request: {
      hand: '22233344477pPP+P',
      ...FROM_EAST,
      options: { dragonsConcealed: true, limitConcealment: 'semi-half' },
    },
    items: 'pearl-dragon null',
    base: null,
    paid: [-32, 96, -32, -32],
  },
  {
    row: 'great-winds',
    request: { hand: '5p[EEE][SSS][WWW][NNN]+5p', ...FROM_EAST },
    items: 'great-winds null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
  {
    row: 'eight-bonus-tiles: whatever the hand',
    request: { hand: '147m258p369sESW|1234f1234y', by: 'bonus-tiles' },
    items: 'eight-bonus-tiles null',
    base: null,
    paid: SOUTH_GETS_THE_LIMIT,
  },
];
