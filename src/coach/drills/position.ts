import { canImagine } from '../../bots/rollouts/imagine';
import { legalActions } from '../../engine/legalActions';
import { fail, ok, type Result } from '../../engine/result';
import type { RuleSetId } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { positionWords } from '../positionWords';
import type { Decision } from '../thought';
import { layOut } from './layOut';
import { formatWritten, parseWritten } from './writtenPosition';

/**
 * What a seat sees, and is asked, as one line of text. Refused where the text cannot keep all of it: data of the
 * game that others do not see, kongs of others that lie face down, and claims of a kong or of bonus tiles.
 */
export function formatPosition(view: SeatView): Result<string> {
  if (!canImagine(view))
    return fail('Only a turn, the claim of a discard and a step before play can be written as a position.');
  if (view.seats.some(({ melds }) => melds.some(({ hidden }) => hidden)))
    return fail('A kong of another seat that lies face down cannot be written.');
  const text = formatWritten(view);
  const read = parsePosition(view.rules, text);
  if (!read.ok) return read;
  const isSame = positionWords(read.value.view, '').join() === positionWords(view, '').join();
  return isSame ? ok(text) : fail('The position holds something that its text cannot keep.');
}

/** Reads such a text: what the seat sees, tiles alike told apart in the order of the tile list, and its legal choices. */
export function parsePosition(rules: RuleSetId, text: string): Result<Decision> {
  const written = parseWritten(rules, text);
  if (!written.ok) return written;
  const deal = layOut(written.value);
  if (!deal.ok) return deal;
  const { seat } = written.value;
  return ok({ view: seatView(deal.value, seat), choices: legalActions(deal.value, seat) });
}
