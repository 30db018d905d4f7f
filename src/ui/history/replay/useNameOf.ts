import type { GameRecord } from '../../../engine/record';
import type { Player } from '../../../engine/types';
import { useSettings } from '../../context';
import { textOf } from '../../text';
import { nameWords } from './replayPeople';

/** Says what the players of a record are called, also where the words of the table have its names already. */
export function useNameOf({ players }: GameRecord): (player: Player | undefined) => string {
  const language = useSettings((settings) => settings.language);
  return (player = -1) => nameWords(players[player]?.name ?? '', textOf(language));
}
