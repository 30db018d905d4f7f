import { scoreRequest } from '../../../src/cli/scoreRequest';
import { parseHand } from '../../../src/engine/handNotation';
import { countKinds } from '../../../src/engine/tileSet';
import { kindsOfMeld } from '../../../src/engine/meldKinds';
import { formatTiles } from '../../../src/engine/notation';
import { rulesWith } from '../../support/wins';
import type { Row } from './rows';

interface Item {
  readonly id: string;
  readonly points?: number;
  readonly doublings?: number;
  readonly tile?: string;
}

interface SeatReport {
  readonly points: number | null;
  readonly doublings: number | null;
  readonly score: number;
  readonly limit: boolean;
  readonly items: readonly Item[];
}

/** What the calculator prints for all hands. */
export interface Report {
  readonly error?: string;
  readonly legal?: boolean;
  readonly deficiency?: number | null;
  readonly seats?: Readonly<Record<string, SeatReport>>;
  readonly payments?: Readonly<Record<string, number>>;
}

const SEATS = ['E', 'S', 'W', 'N'];
/** Hands to win with beside a loser's, worth nothing but the win. */
const WINS = ['123m456p78s234p55s+9s', '123p456s78m234s66m+9m', '234m567s12p789s44p+3p'];

/** The calculator's answer to a row of a table; the other seats hold what scores nothing. */
export function reportOf(row: Row): Report {
  const seat = row.seat ?? 'S';
  const [by, from] = (row.won ?? 'wall').split(' ');
  const others = SEATS.filter((each) => each !== seat);
  const isWon = row.hand.includes('+');
  const winner = isWon ? seat : others[0]!;
  const { options = {}, situation = [] } = row;
  const rest = isWon ? others : others.slice(1);
  const tries = isWon ? [[row.hand]] : WINS.map((won) => [row.hand, won]);
  const answers = tries.map((given): Report => {
    const named = Object.fromEntries(given.map((hand, at) => [at === 0 ? seat : winner, hand]));
    const hands = { ...named, ...fillers(given, rest, options) };
    return scoreRequest({ rules: 'classical', hands, winner, by, from, situation, options });
  });
  return answers.find(({ error }) => error === undefined) ?? answers[0]!;
}

/** Thirteen different tiles for each of these seats, of those that are left. */
function fillers(
  hands: readonly string[],
  seats: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const { geometry, tiles, layOuts } = rulesWith('classical', options);
  const left = countKinds(geometry.tiles);
  for (const text of hands) {
    const sort = text.includes('+') ? 'won' : 'held';
    const hand = parseHand(text, { geometry, tiles, layOuts, sort });
    if (!hand.ok) continue;
    const { concealed, melds, winning } = hand.value;
    for (const kind of [...concealed, ...melds.flatMap(kindsOfMeld), ...(winning === null ? [] : [winning])])
      left[kind]!--;
  }
  const filled = seats.map((seat) => {
    const kinds = left.flatMap((count, kind) => (count > 0 && kind < 34 ? [kind] : []));
    const taken = kinds.toSorted((a, b) => left[b]! - left[a]!).slice(0, 13);
    for (const kind of taken) left[kind]!--;
    return [seat, formatTiles(taken)];
  });
  return Object.fromEntries(filled) as Record<string, string>;
}

/** What is said of the seat of a row, in one line. */
export function inShort(report: Report, { seat = 'S' }: Row): string {
  if (report.error !== undefined) return 'refused';
  if (report.legal === false) return `not complete ${report.deficiency}`;
  const said = report.seats![seat]!;
  const text = ({ id, tile, points }: Item): string =>
    [id, tile, points].filter((part) => part !== undefined).join(' ');
  const counted = said.items.filter(({ doublings }) => doublings === undefined).map(text);
  const doubled = said.items.flatMap(({ id, doublings }) =>
    doublings === undefined ? [] : [`${id} ${doublings}`],
  );
  const items = [counted.join(', ') || '-', ...(doubled.length > 0 ? [doubled.join(', ')] : [])];
  return `${items.join(' | ')} = ${said.score}${said.limit ? ' limit' : ''}`;
}
