import { ownChanges } from '../../store/selectors/presets';
import { useSettings, useWords } from '../context';
import { useWordsOfGame } from '../text/gameWords';
import { optionValueWords } from '../text/optionValueWords';
import { gameOfLast, moved, usualGame } from './gameOf';
import { useCalculator } from './useCalculator';
import { calculatorWords } from '../text';

/** Which options are not as usual, with the way back; or the way to those of the last match. Nothing where neither is. */
export function RulesLine() {
  const words = useWords(calculatorWords);
  const last = useSettings((settings) => settings.lastMatch);
  const { draft, change } = useCalculator((state) => state);
  const game = useWordsOfGame(draft.rules);
  const changes = Object.entries(ownChanges(draft.rules, draft.options)).map(([id, value]) =>
    words.option(game.options[id]?.name ?? id, optionValueWords(value, game, { ...words.switches, id })),
  );
  const ofLast = gameOfLast(draft.rules, last);
  if (changes.length === 0 && !ofLast) return null;
  return (
    <p className="row row--one row--apart note calc-rules">
      <span>{changes.length === 0 ? words.usualRules : words.otherRules(changes)}</span>
      <button
        type="button"
        className="text-button"
        onClick={() => change(moved(draft, changes.length === 0 && ofLast ? ofLast : usualGame(draft.rules)))}
      >
        {changes.length === 0 ? words.useLast : words.useUsual}
      </button>
    </p>
  );
}
