import type { Action } from '../../engine/types';
import { SWITCH_NAMES } from '../../store/match/switches';
import type { HandSwitches } from '../../store/match/switches';
import { useGame, useKinds, useStores, useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import type { SwitchWords } from '../languages/en/switches';
import { switchWords } from '../text';
import { useAutomatic } from './useSwitch';

const ALL_OFF = { autoWin: false, discardDrawn: false, onlyWins: false, noChows: false } as const;

/** What is chosen for the player now, and what stops it; else what was so in the hand before. */
export function Doing() {
  const { match } = useStores();
  const automatic = useAutomatic();
  if (!match) return null;
  return automatic.length > 0 ? <Running /> : <Lapsed />;
}

function Running() {
  const words = useWords(switchWords);
  const text = useText();
  const kinds = useKinds();
  const automatic = useAutomatic();
  const made = useGame((state) => state.automatic);
  const switchForHand = useGame((state) => state.switchForHand);
  const usual = words.byItself(automatic.map((name) => words.doing[name]));
  const now = made && madeWords(made, words, (tile) => text.tile(kinds[tile] ?? 0));
  return (
    <>
      <p className="doing" data-now={now !== null}>
        <span>{now ?? usual}</span>
      </p>
      <Button
        icon="stop"
        className="doing-stop"
        aria-label={words.stopAll}
        onClick={() => switchForHand(ALL_OFF)}
      >
        {words.stop}
      </Button>
    </>
  );
}

/** What is about to be chosen; passes are not told. */
function madeWords(made: Action, words: SwitchWords, nameOf: (tile: number) => string): string | null {
  if (made.type === 'discard') return words.discards(nameOf(made.tile));
  return made.type === 'win' ? words.wins : null;
}

function Lapsed() {
  const words = useWords(switchWords);
  const lapsed = useGame((state) => state.lapsed);
  const names = SWITCH_NAMES.flatMap((name) => (name in lapsed ? [lapsedWord(name, lapsed, words)] : []));
  if (names.length === 0) return null;
  return (
    <p className="doing" role="status">
      <span>{words.lapsed(names)}</span>
    </p>
  );
}

function lapsedWord(name: (typeof SWITCH_NAMES)[number], lapsed: HandSwitches, words: SwitchWords): string {
  if (name === 'pace') return `${words.pace}: ${words.paces[lapsed.pace ?? 'normal']}`;
  const word =
    name === 'noChows' || name === 'onlyWins'
      ? `${words.passes}: ${words.passedOn[name === 'noChows' ? 'chows' : 'all']}`
      : words[name];
  return lapsed[name] === false ? words.lapsedOff(word) : word;
}
