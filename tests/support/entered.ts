import { parseHand } from '../../src/engine/handNotation';
import type { WrittenHand } from '../../src/engine/handNotation';
import { ruleSetOf, rulesOf } from '../../src/engine/knownRules';
import { parseSeat } from '../../src/engine/notation';
import { parseOptions } from '../../src/engine/options';
import { factsOfHands } from '../../src/engine/scoring/winRequest';
import { readStated } from '../../src/engine/situations';
import type { Options, WinBy } from '../../src/engine/types';
import { createCalculator } from '../../src/store/calculator/calculatorStore';
import { newDraft } from '../../src/store/calculator/draft';
import { readDraft, writeDraft } from '../../src/store/calculator/draftText';
import { atSeat, toggledSituation, withValue, wonBy } from '../../src/store/calculator/edits';
import type { Entry } from '../../src/store/calculator/edits';
import { judge, situationsOf, statementsIn } from '../../src/store/calculator/judge';

/** What the calculator's contract is asked. */
export interface Request {
  readonly rules: string;
  readonly hand: string;
  /** Of all seats, where every hand is scored. */
  readonly hands?: Readonly<Record<string, string>>;
  readonly winner?: string;
  readonly seat: string;
  readonly round?: string;
  readonly by: WinBy;
  readonly from?: string;
  readonly situation?: readonly string[];
  readonly options?: object;
  /** What is stated besides, by name. */
  readonly [stated: string]: unknown;
}

const known = new Map<string, Options>();

/** The options of a game with these changed. */
export function completed(game: string, options: object): Options {
  const key = `${game} ${JSON.stringify(options)}`;
  const kept = known.get(key);
  if (kept) return kept;
  const parsed = parseOptions(ruleSetOf(game).options, options);
  if (!parsed.ok) throw new Error(parsed.error);
  known.set(key, parsed.value);
  return parsed.value;
}

/** Enters a request as a player does: what it comes to, with how many taps, and the same after it was kept and read. */
export function entered(request: Request) {
  const game = { rules: request.rules, options: completed(request.rules, request.options ?? {}) };
  const rules = rulesOf(game);
  const seats = ['E', 'S', 'W', 'N'];
  const store = createCalculator(newDraft(game), () => undefined);
  let pressed = 0;
  const tap = (run: () => unknown): void => {
    pressed++;
    run();
  };
  const { change, press, enter } = store.getState();
  const set = (next: Parameters<typeof change>[0]): void => tap(() => change(next));
  const draft = () => store.getState().draft;
  const seat = parseSeat(request.seat, 4)!;
  const round = parseSeat(request.round ?? 'E', 4)!;
  if (seat !== draft().seat) set(atSeat(draft(), seat));
  if (round !== draft().round) set({ ...draft(), round });
  if (request.by !== 'bonus-tiles') enterHand(request.hand, 0);
  if (request.by !== draft().by) set(wonBy(draft(), request.by));
  const from = request.from === undefined ? null : parseSeat(request.from, 4);
  if (from !== null && from !== draft().from && isTaken(request.by)) set({ ...draft(), from });
  for (const word of request.situation ?? [])
    if (situationsOf(draft()).includes(word)) set(toggledSituation(draft(), word));
  const table = { printed: rules.tiles.printed, seats: rules.geometry.seats, seat };
  for (const { name, stated } of statementsIn(draft())) {
    if (request[name] === undefined) continue;
    const value = readStated(stated, request[name], table);
    if (!value) throw new Error(`${name} cannot be stated as ${JSON.stringify(request[name])}.`);
    for (let count = 1; count <= value.length; count++) set(withValue(draft(), name, value.slice(0, count)));
  }
  if (request.by === 'bonus-tiles') enterHand(request.hand, 0);
  const own = pressed;
  for (let at = 1; at < draft().hands.length; at++) enterHand(request.hands![seats[(seat + at) % 4]!]!, at);
  const readBack = readDraft(writeDraft(draft()));
  if (!readBack) throw new Error(`What was entered cannot be read: ${JSON.stringify(writeDraft(draft()))}`);
  return { judged: judge(draft()), pressed: own, readBack };

  function enterHand(text: string, at: number): void {
    const sort = at > 0 ? 'held' : request.by === 'bonus-tiles' ? 'bonus-win' : 'won';
    const read = parseHand(text, { ...factsOfHands(rules), sort });
    if (!read.ok) throw new Error(`${text}: ${read.error}`);
    store.getState().lookAt(at);
    const { concealed, melds, winning, bonus } = read.value;
    const sets = melds.map((meld) => ({ kind: meld.kind, entry: entryOf(meld) }));
    for (const { kind, entry } of sets.toSorted((a, b) => (a.entry < b.entry ? -1 : 1))) {
      if (entry !== store.getState().entry) tap(() => enter(entry));
      tap(() => press(kind));
    }
    if (store.getState().entry !== 'tile') tap(() => enter('tile'));
    for (const kind of [...concealed, ...(winning === null ? [] : [winning]), ...bonus])
      tap(() => press(kind));
  }
}

function isTaken(by: WinBy): boolean {
  return by === 'discard' || by === 'robbed-kong';
}

function entryOf({ type, concealed }: WrittenHand['melds'][number]): Entry {
  return (concealed ? `concealed-${type}` : type) as Entry;
}
