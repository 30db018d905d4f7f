import { expect, test } from 'vitest';
import { games } from '../../src/rule-sets/registry';
import type { GameWords, Told } from '../../src/ui/text/gameWords';
import { wordFilesOf } from '../support/gameWordFiles';
import '../support/toys/loaded';

const told: Told[] = [
  { name: 'You', isYou: true, tile: null },
  { name: 'Mei', isYou: false, tile: '5 Dots' },
];

/** All that is read out one after the other. */
const sentencesOf = ({ declarations, notes, endings }: GameWords) => [
  ...told.flatMap((each) => [
    ...Object.values(declarations).map(({ said }) => said(each)),
    ...Object.values(notes).map((said) => said(each)),
  ]),
  ...Object.values(endings),
];

test.each(games())('what $id tells are sentences with a full stop', async (game) => {
  for (const load of Object.values(wordFilesOf(game))) {
    const open = sentencesOf(await load()).filter((sentence) => !/[.!?。！？]$/.test(sentence));
    expect(open).toEqual([]);
  }
});

test('some games tell something', async () => {
  const words = await Promise.all(games().map((game) => wordFilesOf(game)['en']!()));
  expect(words.flatMap(sentencesOf).length).toBeGreaterThan(0);
});
