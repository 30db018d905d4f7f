import * as v from 'valibot';
import { parseOptions } from '../engine/options';
import { findRuleSet } from '../engine/rule-sets/registry';
import type { DealEvent } from '../engine/types';
import { beginDeal, choose } from './session';
import type { Session } from './session';
import { PERSONS } from './types';

/** Where saves are kept; `localStorage` in the app. */
export interface SaveStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

const SAVE_KEY = 'hong-kong-mahjong/match';
/** Where a save that could not be used is kept for whoever wants to look at it. */
export const ASIDE_KEY = 'hong-kong-mahjong/match-set-aside';
const SCHEMA_VERSION = 1;

const whole = v.pipe(v.number(), v.integer());
const natural = v.pipe(whole, v.minValue(0));
const optionValue = v.union([v.boolean(), v.number(), v.string(), v.array(v.string())]);

const action = v.variant('type', [
  v.object({ type: v.picklist(['pass', 'win']), seat: natural }),
  v.object({ type: v.picklist(['discard', 'added-kong']), seat: natural, tile: natural }),
  v.object({ type: v.picklist(['chow', 'pong', 'kong']), seat: natural, own: v.array(natural) }),
  v.object({ type: v.literal('concealed-kong'), seat: natural, kind: natural }),
  v.object({ type: v.literal('exchange'), seat: natural, tiles: v.array(natural) }),
  v.object({ type: v.literal('declare'), seat: natural, what: v.string(), tile: v.nullable(natural) }),
]);

type PlainData = null | boolean | number | string | PlainData[] | { [key: string]: PlainData };
const plain: v.GenericSchema<PlainData> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(plain), v.record(v.string(), plain)]),
);

const progress = v.object({
  round: natural,
  number: natural,
  repeat: natural,
  dealer: natural,
  carry: v.record(v.string(), plain),
});

const match = v.object({
  rules: v.string(),
  options: v.record(v.string(), optionValue),
  bits: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  text: v.string(),
  scores: v.array(whole),
  progress,
  dealt: natural,
});

const save = v.object({
  schemaVersion: v.literal(SCHEMA_VERSION),
  rulesVersion: natural,
  match,
  players: v.array(v.object({ person: v.picklist(PERSONS), bot: v.nullable(v.string()) })),
  human: natural,
  throws: v.array(v.array(v.nullable(natural))),
  choices: v.array(action),
});

type Save = v.InferOutput<typeof save>;

/** What loading gave: nothing kept, a session (`restarted` when only its start could be used), or a save that is no use. */
export type Loaded =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'session' } & Replayed)
  | { readonly kind: 'unreadable' };

interface Replayed {
  readonly session: Session;
  readonly events: readonly DealEvent[];
  readonly restarted: boolean;
}

/** Keeps the match as it was when this deal began, and the choices since. Gives false when the browser refuses. */
export function writeSave(storage: SaveStorage, session: Session): boolean {
  const { players, human, throws, choices } = session;
  const rulesVersion = findRuleSet(session.match.rules)?.version ?? 0;
  const kept = {
    schemaVersion: SCHEMA_VERSION,
    rulesVersion,
    match: session.match,
    players,
    human,
    throws,
    choices,
  };
  try {
    storage.setItem(SAVE_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function dropSave(storage: SaveStorage): void {
  storage.removeItem(SAVE_KEY);
}

/** Reads the save and replays its deal. A save that is no use is set aside, not lost. */
export function loadSave(storage: SaveStorage): Loaded {
  const text = storage.getItem(SAVE_KEY);
  if (text === null) return { kind: 'none' };
  const read = parseSave(text);
  const session = read && replay(read);
  if (!session || session.restarted) storage.setItem(ASIDE_KEY, text);
  if (session) return { kind: 'session', ...session };
  dropSave(storage);
  return { kind: 'unreadable' };
}

function parseSave(text: string): Save | null {
  const parsed = v.safeParse(save, parseJson(text));
  return parsed.success && isConsistent(parsed.output) ? parsed.output : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isConsistent({ match: { rules, options, scores, progress: place }, players, human }: Save): boolean {
  const ruleSet = findRuleSet(rules);
  const parsed = ruleSet && parseOptions(ruleSet.options, options);
  if (!ruleSet || !parsed?.ok) return false;
  const { seats } = ruleSet.resolve(parsed.value).geometry;
  const isComplete = Object.keys(parsed.value).every((name) => Object.hasOwn(options, name));
  const isSeated = players.length === seats && scores.length === seats && place.dealer < seats;
  return isComplete && isSeated && players[human]?.bot === null;
}

/** The deal with its choices made again; from its start when one of them is refused. Null when it cannot even be dealt. */
function replay({ match: at, players, human, throws, choices }: Save): Replayed | null {
  try {
    const start = beginDeal({ match: at, players, human, throws });
    let { session } = start;
    const events = [...start.events];
    for (const choice of choices) {
      const next = choose(session, choice);
      if (!next) return { ...start, restarted: true };
      session = next.session;
      events.push(...next.events);
    }
    return { session, events, restarted: false };
  } catch {
    return null;
  }
}
