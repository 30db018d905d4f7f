import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { readDraft, writeDraft } from '../../../src/store/calculator/draftText';
import type { WrittenDraft } from '../../../src/store/calculator/draftText';

const HAND = '111222333m5p[789s]+5p';
const WRITTEN: WrittenDraft = {
  rules: 'hong-kong-old',
  options: { minimumFaan: 1 },
  hands: [HAND],
  seat: 'S',
  round: 'E',
  by: 'discard',
  from: 'E',
  situation: ['last-tile'],
};
const CLASSICAL = { ...WRITTEN, rules: 'classical', options: {} };

describe('a draft as text', () => {
  it.each([WRITTEN, { ...CLASSICAL, hands: [HAND, '123m', '', '9p'] }])('comes back as it was', (written) => {
    const draft = readDraft(written);
    expect(draft && writeDraft(draft)).toEqual(written);
  });

  it('keeps what does not go with the rest, for it may go with what is changed later', () => {
    const written = { ...WRITTEN, situation: ['last-tile', 'first-draw'] };
    const draft = readDraft(written);
    expect(draft && writeDraft(draft)).toEqual(written);
  });

  it.each([
    ['another game', { rules: 'unheard-of' }],
    ['an option that is not there', { options: { unheard: 1 } }],
    ['a value beyond the range', { options: { minimumFaan: 99 } }],
    ['a seat that is none', { seat: 'X' }],
    ['a round that is none', { round: 'X' }],
    ['a giver that is none', { from: 'X' }],
    ['a way to win that is none', { by: 'luck' }],
    ['the winner as giver', { from: 'S' }],
    ['no hand', { hands: [] }],
    ['a hand too many', { hands: [HAND, ''] }],
    ['what is no hand', { hands: ['tiles'] }],
    ['more tiles than there are', { hands: ['111222333m5p[111m]+5p'] }],
    ['more of one bonus tile than there are', { hands: [`${HAND}|11f`] }],
    ['what nobody knows', { situation: ['unheard'] }],
  ])('is refused with %s', (_name, given: Partial<WrittenDraft>) => {
    expect(readDraft({ ...WRITTEN, ...given })).toBeNull();
  });

  it('gives a winning tile to the winner alone', () => {
    expect(readDraft({ ...CLASSICAL, hands: [HAND, '', '', ''] })).not.toBeNull();
    expect(readDraft({ ...CLASSICAL, hands: [HAND, '123m+4m', '', ''] })).toBeNull();
    expect(readDraft({ ...CLASSICAL, hands: [HAND, '', 'tiles', ''] })).toBeNull();
  });
});
