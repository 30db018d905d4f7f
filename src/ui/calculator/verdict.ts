import type { Payment, Seat } from '../../engine/types';
import type { Draft } from '../../store/calculator/draft';
import type { Judgement } from '../../store/calculator/judge';
import { useText, useWords } from '../context';
import { worthOf, worthOrLack } from '../table/worth';
import { useWordsOfGame } from '../text/gameWords';
import { calculatorWords } from '../text';

/** What a hand comes to in a few words. */
interface Verdict {
  readonly title: string;
  /** What the winner receives; empty where that is not known. */
  readonly note: string;
}

/** What a draft comes to, in words. */
export function useVerdict({ rules, seat }: Draft, judgement: Judgement): Verdict {
  const text = useText();
  const words = useWords(calculatorWords);
  const { units } = useWordsOfGame(rules);
  switch (judgement.type) {
    case 'short':
      return { title: words.short(judgement.missing), note: '' };
    case 'impossible':
      return { title: words.cannotBe(judgement.reason, text.tile), note: '' };
    case 'incomplete':
      return { title: words.incomplete(judgement.deficiency), note: '' };
    case 'below':
      return { title: worthOrLack(judgement.sheet, units), note: '' };
    case 'won': {
      const { sheet, payments } = judgement;
      const title = worthOf(sheet, units) || words.win;
      return { title, note: payments === null ? '' : words.receive(movedTo(payments, seat)) };
    }
  }
}

/** Points that payments bring to a seat, below 0 where it pays. */
export function movedTo(payments: readonly Payment[], seat: Seat): number {
  return payments.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
}
