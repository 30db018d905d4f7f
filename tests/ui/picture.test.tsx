import { expect, it } from 'vitest';
import { JOKER } from '../../src/engine/tiles';
import { kindsOf } from '../../src/store/selectors/tiles';
import { pictureInWords, pictureOfWin } from '../../src/ui/picture/pictureFacts';
import { tilesInSvg } from '../../src/ui/picture/tilesInSvg';
import { textOf } from '../../src/ui/text';
import { findGameWords } from '../../src/ui/text/gameWords';
import { fixtureStores } from './fixtures';
import { wonState } from './scenes';

async function picture(language: string) {
  fixtureStores(wonState());
  const { result, players } = wonState();
  const [win] = result?.deal.wins ?? [];
  const dictionary = findGameWords(result?.deal.rules ?? '');
  await dictionary?.load(language);
  const words = dictionary?.of(language);
  if (!result || !win || !words) throw new Error('The scene has no win.');
  const texts = { text: textOf(language), words, game: 'The game', place: 'Somewhere' };
  return { result, win, words, shown: pictureOfWin({ result, players }, win, texts) };
}

it('a picture shows the tiles of the winner alone, what they count and what everybody gained', async () => {
  const { result, win, shown } = await picture('en');
  const { hand, melds, bonus } = result.deal.seats[win.seat]!;
  const kinds = kindsOf(result.deal);
  const held = new Set([...hand, ...melds.flatMap(({ tiles }) => tiles), win.tile]);
  const drawn = shown.groups.flatMap((group) => group.kinds);
  const inOrder = (all: readonly number[]) => all.toSorted((a, b) => a - b);
  expect(inOrder(drawn)).toEqual(inOrder([...held].map((tile) => kinds[tile] ?? 0)));
  expect(shown.bonus).toEqual(bonus.map((tile) => kinds[tile]));
  expect(shown.groups.flatMap((group) => (group.won === null ? [] : group.kinds[group.won]))).toEqual([
    kinds[win.tile],
  ]);
  expect(shown.items).toHaveLength(win.sheet.lines.length);
  expect(shown.players.map(({ value }) => Number(value.replace('−', '-')))).toEqual(
    result.seated.map((player) => result.gained[player]),
  );
  expect(shown.players.filter(({ isFirst }) => isFirst)).toHaveLength(1);
});

it('its words say all that it shows, in either language', async () => {
  for (const language of ['en', 'zh-Hant-HK']) {
    const { shown } = await picture(language);
    const words = pictureInWords(shown, textOf(language).tile);
    const all = [shown.headline, shown.line, ...shown.items.map(({ name }) => name)];
    expect(all.filter((each) => !words.includes(each))).toEqual([]);
  }
});

it.each(['en', 'zh-Hant-HK'])('whoever receives it is not spoken to (%s)', async (language) => {
  const { people, wind } = textOf(language);
  const { result, players } = wonState();
  const [win] = result?.deal.wins ?? [];
  const { words } = await picture(language);
  if (!result || !win) throw new Error('The scene has no win.');
  const own = result.seated.findIndex((player) => players[player]?.person === 'you');
  const texts = { text: textOf(language), words, game: '', place: '' };
  for (const by of ['discard', 'robbed-kong', 'wall'] as const) {
    for (const [seat, from] of [
      [own, (own + 1) % 4],
      [(own + 1) % 4, own],
    ] as const) {
      const shown = pictureOfWin({ result, players }, { ...win, by, seat, from }, texts);
      const said = pictureInWords(shown, textOf(language).tile);
      expect(said.toLowerCase()).not.toMatch(language === 'en' ? /\byour?\b/ : /你/);
      expect(said).toContain(wind(own));
    }
  }
  expect(people.you).not.toBe(wind(own));
});

it('tiles fit the room that they are given, with one frame for the tile that won', () => {
  const row = {
    faceOf: (name: string) => `<path id="${name}"/>`,
    colour: () => '#123456',
    most: 80,
    room: 500,
  };
  const { svg, width, height } = tilesInSvg(
    [
      { kinds: [0, JOKER, 51], won: 1 },
      { kinds: Array(15).fill(9), won: null },
    ],
    row,
  );
  expect(width).toBeCloseTo(500);
  expect(height).toBeLessThan(80);
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  expect([...page.querySelectorAll('path')].slice(0, 3).map(({ id }) => id)).toEqual(['c1', 'jk', 'c5']);
  expect(page.querySelectorAll('rect[fill=none]')).toHaveLength(2);
});
