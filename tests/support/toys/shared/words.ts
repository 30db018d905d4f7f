import type { ChoiceWords, OptionWords, UnitWords } from '../../../../src/ui/text/gameWords';
import type { tableOptions } from './options';

/** A unit whose plural has an s. */
export function unitOf(heading: string, one: string): UnitWords {
  const amount = (value: number | null): string =>
    value === null ? heading : `${value} ${value === 1 ? one : `${one}s`}`;
  return {
    heading,
    amount,
    range: (least, most) => `${least}–${most} ${one}s`,
    below: (value, minimum) => `${amount(value)}, ${minimum} needed`,
  };
}

export const points = unitOf('Points', 'point');

export const groups = { match: 'Match', play: 'Play', worth: 'What counts' };

export const deals: ChoiceWords = {
  name: 'Length',
  value: (count) => (count === 1 ? 'One hand' : `${count} hands`),
};

export const tableWords: {
  readonly [Id in keyof typeof tableOptions]: OptionWords<(typeof tableOptions)[Id]>;
} = {
  deals: { name: 'Hands', note: 'How many hands a match has.' },
  claimSeconds: { name: 'Time to claim', note: 'Seconds to answer.', values: { 0: 'No clock' } },
};
