import type { RouteSort } from '../../../bots/routes/route';
import type { Action } from '../../../engine/types';
import type { Distance, WayName } from '../../../coach/reasons/reason';
import { rounded, signedRounded } from '../../text/numbers';
import { drawn, listed, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';
import type { Named, ReasonWords, Told, ToldChoice } from '../en/reasons';

const SUITS = ['萬子', '筒子', '索子'];
const NAMES: Partial<Record<Action['type'], string>> = {
  pass: '不要',
  win: '食糊',
  chow: '上',
  pong: '碰',
  kong: '槓',
  'concealed-kong': '暗槓',
  'added-kong': '加槓',
};

function choiceName({ type, tiles, verb, term }: ToldChoice): readonly Part[] {
  if (type === 'discard') return say`打${drawn(tiles)}`;
  const name = verb ?? (isKong(type) ? undefined : term) ?? NAMES[type] ?? '這樣';
  if (type === 'exchange') return tiles.length === 0 ? ['一張不換'] : say`換出${drawn(tiles)}`;
  if (tiles.length === 0) return [name];
  if (type === 'declare') return say`打${drawn(tiles)}${name}`;
  return isKong(type) ? say`${name}${drawn(tiles)}` : say`用${drawn(tiles)}${name}`;
}

const isKong = (type: Action['type']) => type === 'concealed-kong' || type === 'added-kong';

const between = (better: ToldChoice, other: ToldChoice): readonly Part[] =>
  say`${choiceName(better)}${other.type === 'pass' ? '而非' : '而不'}${choiceName(other)}：`;

const even = (one: ToldChoice, other: ToldChoice): readonly Part[] =>
  say`${choiceName(one)}或${choiceName(other)}：難分高下。`;

const sorts: Readonly<Record<RouteSort, (suit: string | null) => string>> = {
  'one-suit-with-honours': (suit) => (suit ? `${suit}混一色` : '混一色'),
  'one-suit': (suit) => (suit ? `${suit}清一色` : '清一色'),
  pongs: () => '對對糊',
  pairs: (suit) => (suit ? `${suit}七對` : '七對'),
  limit: () => '爆棚牌',
  other: () => '其他牌型',
};
const isSort = (sort: string): sort is RouteSort => sort in sorts;
const sortName = (sort: string, suit: number | null) =>
  isSort(sort) ? sorts[sort](suit === null ? null : (SUITS[suit] ?? null)) : null;

const cardHand = (id: string, item: Told['item']) => `「${item(id) ?? id}」`;
const routeName = ({ sort, suit, id }: Named, item: Told['item']) =>
  sort === id
    ? cardHand(id, item)
    : ((sort === 'limit' ? null : sortName(sort, suit)) ?? item(id) ?? sortName(sort, suit) ?? id);

const notMissing = ({ better, other, now }: Distance) =>
  `尚欠${better}張${now === undefined ? '' : `（現欠${now}張）`}，而非${other}張`;
const percent = (chance: number) => (chance > 0 && chance < 0.01 ? '不足1%' : `${Math.round(100 * chance)}%`);
const and = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    '、',
    '和',
  );

const or = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    '、',
    '或',
  );

const reasons: ReasonWords['reasons'] = {
  'wins-now': ({ points }) => say`現在就得${rounded(points)}分。`,
  'false-win': ({ points }) => say`這手牌不能食糊，叫了便是詐糊，合計${rounded(points)}分。`,
  'loses-minimum': ({ needs, unit }, { amount }) => say`否則再做不夠${amount(needs, unit)}。`,
  'secures-minimum': ({ needs, has, without, unit }, { amount }) =>
    has >= needs
      ? say`這樣已夠${amount(needs, unit)}起糊。`
      : say`這樣肯定有${amount(has, unit)}（${amount(needs, unit)}起糊），而非${amount(without, unit)}。`,
  'kills-route': (fact, { item }) => say`否則做不成${routeName(fact, item)}。`,
  'keeps-route': ({ wants = [], wantsOne, ...fact }, { item }) =>
    wants.length === 0
      ? say`做${routeName(fact, item)}${notMissing(fact.missing)}。`
      : say`做${routeName(fact, item)}${notMissing(fact.missing)}，要${drawn(wants)}${wantsOne ? '其中一張' : ''}。`,
  narrows: ({ hands, ids }, { item }) =>
    ids.length > 0
      ? say`否則攤開的牌只容得下${and(ids.map((id) => cardHand(id, item)))}。`
      : say`否則攤開的牌只容得下${hands.other}款牌，而非${hands.better}款。`,
  'more-wild': ({ tiles, count }) => say`手上這樣有${count.better}張${drawn(tiles)}，而非${count.other}張。`,
  'wanted-by': ({ tiles, seat, ids }, { who, item }) =>
    say`${who(seat)}做${or(ids.map((id) => cardHand(id, item)))}時可能要${drawn(tiles)}。`,
  'serves-less': ({ missing, live, isOtherWay, ...named }, { item }) => {
    const gain =
      missing.better < missing.other
        ? notMissing(missing)
        : `有${live.better}張未見的牌有用，而非${live.other}張`;
    const by = isOtherWay ? '用另一種組合' : '';
    const anyHand = isOtherWay ? '做另一款可成糊的牌' : '成糊';
    const goal = named.sort === 'other' ? anyHand : `${by}做${routeName(named, item)}`;
    return say`${goal}${gain}，其他可能的牌型一樣近。`;
  },
  spare: ({ tiles, ...named }, { item }) =>
    say`可能的牌型都用不着它，而${routeName(named, item)}還可用${drawn(tiles)}。`,
  'as-good': () => say`分別不大，各種可能的牌型都一樣近。`,
  'opens-hand': ({ items, nearest }, { item, opened }) => {
    const lost = say`否則開了門，不再有${and(items.map((id) => item(id) ?? id))}`;
    if (opened === null || nearest === null) return say`${lost}。`;
    const named = nearest.map((each) => way(each, item)).filter((name) => name !== null);
    const near = listed(named, '、', '或');
    return say`${lost}，${opened}${named.length === 0 ? '' : say`，最近的是${near}`}。`;
  },
  ready: ({ tiles, live }) => say`叫糊，等${drawn(tiles)}（未見${live}張）。`,
  'more-waits': ({ tiles, live }) =>
    say`同樣叫糊，但等${drawn(tiles)}：未見${live.better}張，而非${live.other}張。`,
  'bad-shape': ({ tiles, live }) => say`否則只有${drawn(tiles)}有用（未見${live}張）。`,
  'breaks-pair': ({ tiles }) => say`保住唯一的眼${drawn(tiles)}。`,
  'last-copies': ({ tiles, live }) =>
    live === 0 ? say`再等不到${drawn(tiles)}。` : say`${drawn(tiles)}只餘${live}張。`,
  faster: ({ missing }) => say`較快成糊，${notMissing(missing)}。`,
  'no-nearer': ({ missing }) => say`否則也沒有更接近成糊，同樣尚欠${missing}張。`,
  'more-useful': ({ live }) => say`有${live.better}張未見的牌有用，而非${live.other}張。`,
  'fewer-need': ({ tiles, hands, of }) =>
    of === 1
      ? say`最近的牌可用${drawn(tiles.slice(1))}，不用${drawn(tiles.slice(0, 1))}。`
      : say`最近的${of}款牌中，${hands.better === 0 ? '沒有一款' : `${hands.better}款`}要${drawn(tiles.slice(0, 1))}，${hands.other}款要${drawn(tiles.slice(1))}。`,
  likelier: ({ chance }) => say`食糊機會較大，${percent(chance.better)}，而非${percent(chance.other)}。`,
  dearer: ({ points }) =>
    say`食糊的局得分較高，約${rounded(points.better)}分，而非${rounded(points.other)}分。`,
  'slower-but-dearer': ({ points, missing }) =>
    say`較慢（${notMissing(missing)}），但食糊的局約得${rounded(points.better)}分，而非${rounded(points.other)}分。`,
  feeds: ({ tiles, seat, why, melds }, { who }) => {
    const wants = {
      suit: '，全是這門花色',
      'suit-and-honours': '，全是這門花色和番子',
      pongs: '，全是碰出的牌',
      melds: '',
    }[why];
    return say`${who(seat)}可能要${drawn(tiles)}（已亮${melds}組牌${wants}）。`;
  },
  safe: ({ tiles, seats, why }, { who, seats: table }) => {
    if (why === 'let-go') return say`${and(seats.map(who))}剛剛放過${drawn(tiles)}。`;
    if (why === 'thrown') return say`${and(seats.map(who))}打過或放過${drawn(tiles)}，不能食。`;
    return seats.length === table - 1
      ? say`沒有人能食${drawn(tiles)}。`
      : say`從枱面的牌看，${and(seats.map(who))}不能食${drawn(tiles)}。`;
  },
  'deals-in-less': ({ chance }) =>
    say`出銃機會較小，${percent(chance.better)}，而非${percent(chance.other)}。`,
  'costs-less': ({ points }) =>
    say`別家食糊時你約得${signedRounded(points.better)}分，而非${signedRounded(points.other)}分。`,
  'keeps-tiles': ({ seats, tiles, areSafe }, { who }) =>
    areSafe
      ? say`手上留有${tiles.better}張${and(seats.map(who))}不能食的牌，而非${tiles.other}張。`
      : say`${and(seats.map(who))}可能已經叫糊，手上留有${tiles.better}張牌可選來打，而非${tiles.other}張。`,
  'kong-replacement': () => say`可多摸一張。`,
  'kong-robbing': ({ tiles, seats }, { who }) => say`${and(seats.map(who))}可能搶槓${drawn(tiles)}。`,
  'kong-paid': ({ points }) => say`開槓即得${rounded(points)}分。`,
  'kong-value': ({ points }) =>
    say`食糊的局得分較高，約${rounded(points.better)}分，而非${rounded(points.other)}分，因為有槓。`,
  'few-draws': ({ draws, missing }) =>
    say`${draws === 0 ? '幾乎沒有牌可摸' : `大約只能再摸${draws}次`}，${notMissing(missing)}。`,
  dealer: ({ seat, times }, { who, own }) =>
    seat === own
      ? say`你做莊，食糊收${rounded(times)}倍，所以差別更大。`
      : say`${who(seat)}做莊，出銃要付${rounded(times)}倍。`,
};

function way({ pongs, concealed, selfDrawn, ...named }: WayName, item: Told['item']): readonly Part[] | null {
  const shape = named.sort === 'other' ? item(named.id) : routeName(named, item);
  const how = [...(concealed ? ['門前清'] : []), ...(selfDrawn ? ['自摸'] : [])];
  if (shape === null && pongs.length === 0) return how.length === 0 ? null : [how.join('、')];
  const asked = pongs.length === 0 ? [] : [say`碰${drawn(pongs)}`];
  const parts = listed([...(shape === null ? [] : [say`做${shape}`]), ...asked], '兼', '兼');
  return say`${parts}${how.length > 0 ? `（${how.join('、')}）` : ''}`;
}

export const words: ReasonWords = {
  title: '原因',
  betweenTiles: '、',
  between,
  even,
  reasons,
  minimum: ({ has, needs, ways }, amount, item) => {
    const sure = say`${amount(needs)}起糊，肯定有${amount(has)}`;
    if (ways.length === 0) return say`${sure}，餘下的再做不到。`;
    const named = ways.flatMap(({ value, ...each }) => {
      const name = way(each, item) ?? [];
      if (name.length === 0) return [];
      return [value === null ? say`${name}即爆棚` : say`${name}有${amount(value)}`];
    });
    return named.length === 0 ? say`${sure}。` : say`${sure}；${listed(named, '，', '，或')}。`;
  },
};
