import { dealScores, playersOf } from '../../engine/match';
import type { Match } from '../../engine/match';
import type { Deal } from '../../engine/types';
import { placeOf } from '../selectors/handPlace';
import type { SheetRow } from '../types';

interface SheetParts {
  readonly match: Match;
  /** The deals before this one. */
  readonly sheet: readonly SheetRow[];
  readonly deal: Deal;
}

/** The score sheet of the match, with the deal under way once it is over. */
export function sheetSoFar({ match, sheet, deal }: SheetParts): readonly SheetRow[] {
  const { progress, dealt } = match;
  if (deal.phase.type !== 'ended' || !progress) return sheet;
  return [...sheet, { dealt, ...placeOf(match.rules, progress), gained: dealScores(deal, playersOf(match)) }];
}

/** Whether the rows are deals of this match in order. If none is missing, they must add up to its standings. */
export function sheetAgrees(
  sheet: readonly SheetRow[],
  { scores, dealt }: Pick<Match, 'scores' | 'dealt'>,
  startPoints: number,
): boolean {
  const isOrdered = sheet.every((row, at) => row.dealt > (sheet[at - 1]?.dealt ?? -1) && row.dealt < dealt);
  const isForAll = sheet.every(({ gained }) => gained.length === scores.length);
  if (!isOrdered || !isForAll) return false;
  const totalOf = (player: number) =>
    sheet.reduce((sum, { gained }) => sum + (gained[player] ?? 0), startPoints);
  return sheet.length < dealt || scores.every((score, player) => score === totalOf(player));
}
