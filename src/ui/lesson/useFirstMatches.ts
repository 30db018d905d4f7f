import { useMemo } from 'react';
import { completeOptions } from '../../store/selectors/optionList';
import { differing } from '../../store/selectors/presets';
import { botsOf } from '../../store/selectors/opponents';
import { keptLesson, LESSON_STEPS } from '../../store/lesson/progress';
import { browserStorage } from '../../store/saves/browserStorage';
import type { Match } from '../../engine/match';
import type { Options, RuleSetId } from '../../engine/types';
import { useMatch, useStores } from '../context';
import type { FirstMatch } from './lessonPart';

/** The matches that a lesson leads to, easiest first. */
interface FirstMatches {
  readonly id: RuleSetId;
  /** The last is the game as it is taught. */
  readonly firstMatches: readonly FirstMatch[];
}

/** Starts one of the first matches, against gentle opponents. What home offers next is the game as it is taught. */
export function useStartFirstMatch({ id, firstMatches }: FirstMatches): (at: number) => void {
  const { settings } = useStores();
  const startMatch = useMatch((state) => state.startMatch);
  return useMemo(
    () => (at) => {
      const last = firstMatches.length - 1;
      keptLesson.write(browserStorage, { step: LESSON_STEPS, match: at + 1 });
      const setup = { rules: id, mixedStyles: false };
      const taught = { ...setup, options: firstMatches[last]?.options ?? {}, opponents: 'gentle' } as const;
      settings.getState().change({ lastMatch: taught });
      const options = firstMatches[at]?.options ?? {};
      startMatch({ ...setup, options, opponents: botsOf('gentle', id), text: '' });
    },
    [startMatch, settings, id, firstMatches],
  );
}

/** Which of the first matches this is; −1 if it is none. Its game must be loaded. */
export function firstMatchIn({ id, firstMatches }: FirstMatches, { rules, options }: Match): number {
  const written = (changed: Options) => JSON.stringify(differing(id, completeOptions(id, changed)));
  return rules === id ? firstMatches.findIndex((each) => written(each.options) === written(options)) : -1;
}
