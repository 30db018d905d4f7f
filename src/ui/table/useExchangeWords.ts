import type { SeatView } from '../../engine/view';
import { exchangesIn, sizesOf } from '../../store/selectors/exchange';
import { passesOf, stepOf } from '../../store/selectors/marks';
import { personAt } from '../../store/selectors/seats';
import type { GameState } from '../../store/types';
import { useText } from '../context';
import type { Text } from '../text';
import { usePlayWords } from './usePlayWords';
import type { StepWords } from '../text/gameWords';
import type { PlayWords } from './playWords';
import { useGameParts } from './sameParts';

type Asked = Pick<GameState, 'view' | 'choices' | 'players' | 'match'>;

/** What the exchange that is asked for is called, and where the tiles go. */
export function exchangeWords(state: Asked, words: PlayWords, text: Text): StepWords {
  const { view, choices } = state;
  const { least, most } = sizesOf(exchangesIn(choices));
  const asked = phaseWords(view, words) ?? { title: text.tray.exchange(least, most), line: '' };
  const to = view && passesOf(view)?.to[view.seat];
  if (to === null || to === undefined) return asked;
  return { ...asked, line: text.tray.goesTo(asked.line, personAt(state, to)) };
}

/** The game's words for the step before play that is under way; null where it has none. */
export function phaseWords(view: SeatView | null, words: PlayWords): StepWords | null {
  const step = view && stepOf(view);
  return step === null ? null : words.phase(step);
}

export function useExchangeWords(): StepWords {
  const text = useText();
  const words = usePlayWords();
  return useGameParts((state) => exchangeWords(state, words, text));
}
