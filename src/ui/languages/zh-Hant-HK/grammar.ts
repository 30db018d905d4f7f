import type { MeldManner } from '../en/grammar';
import {
  ANY_FLOWER,
  FIRST_ANIMAL,
  isRedFive,
  JOKER,
  FIRST_SEASON,
  rankOf,
  suitOf,
} from '../../../engine/tiles';
import type { MeldType, TileKind, Wind } from '../../../engine/types';
import type { Rank } from '../../../store/selectors/rank';
import type { Person } from '../../../store/types';
import { total } from '../../text/numbers';
import { language } from './index';

export const { people } = language;
const winds = ['東', '南', '西', '北'];
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
export const hanNumber = (count: number) => numerals[count - 1] ?? `${count}`;
const suits = ['萬', '筒', '索'];
const dragons = ['紅中', '發財', '白板'];
const flowers = ['梅', '蘭', '菊', '竹'];
const seasons = ['春', '夏', '秋', '冬'];
const animals = ['財神', '元寶', '貓', '老鼠', '漁翁', '魚', '公雞', '蟲'];

export const wind = (at: Wind) => winds[at] ?? '';
export const whose = (who: Person) => `${people[who]}的`;
export const points = (count: number) => `${total(count)} 分`;
export const seconds = (count: number) => `${count} 秒`;

export function tile(kind: TileKind): string {
  const rank = rankOf(kind);
  if (kind === JOKER) return '百搭';
  if (kind === ANY_FLOWER) return '花牌';
  const red = isRedFive(kind) ? '赤' : '';
  if (suitOf(kind) < 3) return `${red}${numerals[rank - 1]}${suits[suitOf(kind)]}`;
  if (suitOf(kind) === 3) return kind < 31 ? `${wind(rank - 1)}風` : (dragons[rank - 1] ?? '');
  if (kind < FIRST_SEASON) return `花牌${flowers[rank - 1]}（${rank}）`;
  if (kind < FIRST_ANIMAL) return `花牌${seasons[rank - 1]}（${rank}）`;
  return animals[rank - 1] ?? '';
}

export function meld(
  type: Exclude<MeldType, 'group'>,
  kind: TileKind,
  { concealed, own }: MeldManner,
): string {
  if (type === 'chow') {
    const ranks = [0, 1, 2].map((at) => numerals[rankOf(kind) - 1 + at]).join('');
    return `${own ?? '上'}${ranks}${suits[suitOf(kind)]}`;
  }
  const names = concealed ? { pong: '暗刻', kong: '暗槓' } : { pong: own ?? '碰', kong: '明槓' };
  return `${names[type]}${tile(kind)}`;
}

export const groupOf = (name: string, of: string, tiles: readonly string[]) =>
  `${name}${of}${tiles.length === 0 ? '' : `：${tiles.join('、')}`}`;

/** A place by points; equal points share it. */
export const ranked = ({ place, equals, seats }: Rank) =>
  equals === seats ? '各家同分' : `${equals > 1 ? '並列' : '排'}第${'一二三四'[place - 1]}`;
