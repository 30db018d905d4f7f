import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startMatch } from '../../src/engine/match';
import { LANGUAGES } from '../support/languages';
import type { Language } from '../../src/store/settings';
import { whyWords } from '../../src/ui/table/useMissing';
import { appWords } from '../../src/ui/text';
import { findGameWords } from '../../src/ui/text/gameWords';
import type { Position } from '../support/whyNotPositions';
import { missingIn, whyNotCodes, whyNotPositions } from '../support/whyNotPositions';
import { emptyState, players } from './fixtures';
import { showApp } from '../support/page';

const wordsOf = ({ view }: Position, language: Language) => {
  const words = findGameWords(view.rules)?.of(language);
  if (!words) throw new Error('The words of the game are not loaded.');
  return words;
};

const textIn = (language: Language) => {
  const text = appWords.of(language);
  if (!text) throw new Error('The words are not loaded.');
  return text;
};

/** The table as the player at this seat finds it. */
function showTable({ view, choices, last }: Position, language: Language): void {
  const { rules, options, seat } = view;
  const match = startMatch({ rules, options, bits: '00'.repeat(16), text: '' });
  const seen = last ? [{ serial: 1, event: last }] : [];
  const state = { screen: 'table', match, players, human: 1, humanSeat: seat, view, choices, seen } as const;
  showApp({ ...emptyState, ...state, scores: [0, 0, 0, 0] }, { language });
}

describe.each(whyNotCodes)('what is missing: %s', (code) => {
  it.each(LANGUAGES)('is said at the table in %s', (language) => {
    const position = whyNotPositions[code]();
    const missing = missingIn(position);
    if (!missing) throw new Error('Nothing is missing.');
    const sentence = whyWords(missing.why, textIn(language), wordsOf(position, language));
    showTable(position, language);
    expect(screen.getByText((words) => words.endsWith(sentence), { selector: '.why' })).toBeTruthy();
  });
});

it.each(LANGUAGES)('has a sentence of its own for everything that can be missing, in %s', (language) => {
  const sentences = whyNotCodes.map((code) => {
    const position = whyNotPositions[code]();
    const why = missingIn(position)?.why;
    return why ? whyWords(why, textIn(language), wordsOf(position, language)) : '';
  });
  expect(sentences).not.toContain('');
  expect(new Set(sentences).size).toBe(whyNotCodes.length);
});
