import type { Game } from '../../bots/knownBooks';
import { findRuleSet, rulesOf } from '../../engine/knownRules';
import { changedOptions, copyOptions, parseOptions } from '../../engine/options';
import type { GameRecord } from '../../engine/record';
import type { Options, RuleSetId } from '../../engine/types';
import { readDraft, writeDraft } from '../calculator/draftText';
import type { Games } from '../games';
import { parseRecords } from '../records/recordFile';
import { areKnownBots, challengeIn } from './challenge';
import { parseLink } from './linkSchema';
import type { Link, PlayedLink, Written } from './linkSchema';
import { pack, refuse, unpack } from './packing';
import type { Read } from './packing';
import { readPlayed, writePlayed } from './playedLink';
import type { Rest } from './playedLink';
import type { Shared } from './shared';

/** What reading a link needs: the games, and rests between the hands of a match. */
export interface LinkPorts {
  readonly games: Pick<Games, 'cards' | 'load'>;
  readonly rest: Rest;
}

/** The code of a link. Null where it would be too long. The game must be loaded. */
export function writeLink(shared: Shared): string | null {
  return pack(JSON.stringify(written(shared)));
}

function written(shared: Shared): Written {
  switch (shared.kind) {
    case 'rules':
      return { kind: 'rules', ...rulesPart(shared) };
    case 'challenge': {
      const { bits, text, bots } = shared.challenge;
      return {
        kind: 'challenge',
        ...rulesPart(shared.challenge),
        bits,
        ...said({ text }),
        bots: [...bots],
        ...said(shared),
      };
    }
    case 'result': {
      const part = writePlayed(shared.record);
      if (!part) throw new Error('Only a match whose walls follow from its seed can be sent as a result.');
      return { kind: 'result', ...part, ...said(shared) };
    }
    case 'hand': {
      const { hands, situation, ...rest } = writeDraft(shared.draft);
      return { kind: 'hand', ...rest, ...rulesPart(rest), hands: [...hands], situation: [...situation] };
    }
    case 'record': {
      const { hand } = shared;
      const record = hand === null ? shared.record : upTo(shared.record, hand);
      const part = writePlayed(record);
      const at = hand === null ? {} : { at: hand };
      return part ? { kind: 'record', ...part, ...at } : { kind: 'file', record, ...at };
    }
  }
}

function rulesPart({ rules, options }: Game) {
  return { rules, version: findRuleSet(rules)?.version ?? 0, options: copyOptions(options) };
}

/** Only what is not empty. */
function said({ by = '', text = '' }: { readonly by?: string; readonly text?: string }) {
  return { ...(by === '' ? {} : { by }), ...(text === '' ? {} : { text }) };
}

/** The record as it was after this hand. */
function upTo(record: GameRecord, hand: number): GameRecord {
  if (hand >= record.hands.length - 1) return record;
  const { closing: _, ...rest } = record;
  return { ...rest, hands: record.hands.slice(0, hand + 1), complete: false };
}

/** Reads and checks the code of a link; what it names is loaded first. */
export async function readLink(code: string, { games, rest }: LinkPorts): Promise<Read<Shared>> {
  const text = unpack(code);
  if (!text.ok) return text;
  const link = parseLink(text.value);
  if (!link) return refuse('damaged');
  const rules = link.kind === 'file' ? ruleNamed(link.record) : link.rules;
  if (!games.cards.some(({ id }) => id === rules)) return refuse('unknown-game');
  try {
    await games.load(rules);
  } catch {
    return refuse('not-loaded');
  }
  try {
    return link.kind === 'file' ? readFile(link) : await readChecked(link, rest);
  } catch {
    return refuse('impossible');
  }
}

function ruleNamed(record: unknown): RuleSetId {
  const named = typeof record === 'object' && record !== null && 'rules' in record ? record.rules : null;
  return typeof named === 'string' ? named : '';
}

function readFile({ record, at }: Extract<Link, { kind: 'file' }>): Read<Shared> {
  const read = parseRecords(JSON.stringify(record));
  const [only] = read.ok ? read.value : [];
  return only ? recordAt(only, at ?? null) : refuse('impossible');
}

function recordAt(record: GameRecord, hand: number | null): Read<Shared> {
  const isHand = hand === null || hand < record.hands.length;
  return isHand ? { ok: true, value: { kind: 'record', record, hand } } : refuse('impossible');
}

async function readChecked(link: Exclude<Link, { kind: 'file' }>, rest: Rest): Promise<Read<Shared>> {
  const { rules, version } = link;
  const ruleSet = findRuleSet(rules);
  const options = ruleSet && parseOptions(ruleSet.options, link.options);
  if (!options?.ok || ruleSet?.version !== version) return refuse('other-rules');
  const table = { rules, options: options.value };
  const changed = changedOptions(ruleSet.options, options.value);
  switch (link.kind) {
    case 'rules':
      return { ok: true, value: { kind: 'rules', rules, options: changed } };
    case 'hand': {
      const draft = readDraft({ ...link, options: changed });
      return draft ? { ok: true, value: { kind: 'hand', draft } } : refuse('impossible');
    }
    case 'challenge': {
      const { bits, text, bots, by } = link;
      const isFull = bots.length === rulesOf(table).geometry.seats - 1;
      if (!isFull || !areKnownBots(bots, table)) return refuse('unknown-bot');
      return {
        ok: true,
        value: { kind: 'challenge', challenge: { rules, options: changed, bits, text, bots }, by },
      };
    }
    default:
      return readMatch(link, table.options, rest);
  }
}

async function readMatch(link: PlayedLink, options: Options, rest: Rest): Promise<Read<Shared>> {
  const record = await readPlayed(link, options, rest);
  if (!record) return refuse('impossible');
  if (link.kind === 'record') return recordAt(record, link.at ?? null);
  const challenge = record.complete ? challengeIn(record) : null;
  if (!challenge) return refuse('impossible');
  if (!areKnownBots(challenge.bots, { rules: record.rules, options })) return refuse('unknown-bot');
  return { ok: true, value: { kind: 'result', record, by: link.by } };
}
