import { USUAL } from '../../store/match/switches';
import type { SwitchName, Switches } from '../../store/match/switches';
import { useGame, useSettings } from '../context';

/** What holds now: as in this hand, else as it is for good. */
export function useSwitch<Name extends SwitchName>(name: Name): Switches[Name] {
  const inHand = useGame(({ forHand }) => forHand[name] as Switches[Name] | undefined);
  const lasting = useSettings((settings) => settings[name]);
  return inHand ?? lasting;
}

/** What the table does without asking. */
export const AUTOMATIC = ['autoWin', 'discardDrawn', 'onlyWins', 'noChows'] as const;
export type AutomaticName = (typeof AUTOMATIC)[number];

/** What is chosen without asking now; passing on all says more than passing on chows. */
export function useAutomatic(): readonly AutomaticName[] {
  const on = {
    autoWin: useSwitch('autoWin'),
    discardDrawn: useSwitch('discardDrawn'),
    onlyWins: useSwitch('onlyWins'),
    noChows: useSwitch('noChows'),
  };
  return AUTOMATIC.filter((name) => on[name] && !(name === 'noChows' && on.onlyWins));
}

/** How many switches are not as they usually are; how the hand lies is seen. */
export function useSwitchCount(): number {
  const automatic = useAutomatic().length;
  const isFaster = useSwitch('pace') !== USUAL.pace;
  return automatic + Number(useSwitch('nextHand')) + Number(isFaster);
}
