import { defaultOptions, parseOptions } from '../engine/options';
import { isDeep } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';
import type { HeldHand, Rules, WinContext } from '../engine/rules';
import { findRuleSet, ruleSetIds, ruleSetOf } from '../engine/knownRules';
import { deficiencyOf } from '../engine/scoring/deficiency';
import { parseAllHands } from '../engine/scoring/allHandsRequest';
import { fault, isRequest, parseWin } from '../engine/scoring/winRequest';
import type { WinRequest } from '../engine/scoring/winRequest';
import { statementsOf } from '../engine/situations';
import { readJson } from './json';
import { sentence } from './sentence';

interface ParsedRequest {
  readonly rules: Rules;
  readonly context: WinContext;
  /** Of all seats, where the rule set scores every hand. */
  readonly hands: readonly HeldHand[];
}

/** What the scoring calculator answers to one request: a report, or `{ error }` with one sentence. Never throws. */
export function scoreRequest(value: unknown): object {
  const parsed = parseRequest(value);
  return parsed.ok ? answer(parsed.value) : { error: parsed.error };
}

/** The rule set's report; tiles that are not complete are told how far they are from it. */
function answer({ rules, context, hands }: ParsedRequest): object {
  const report = rules.report(context, hands);
  const isShort = 'reason' in report && report.reason === 'not-complete';
  return isShort ? { ...report, deficiency: deficiencyOf(rules, context) } : report;
}

/** The answer to one line of input. */
export function scoreLine(line: string): object {
  const json = readJson(line);
  const answered = json.ok ? scoreRequest(json.value) : { error: 'The line is not a JSON object.' };
  return 'error' in answered ? { error: sentence(String(answered.error)) } : answered;
}

function parseRequest(value: unknown): Result<ParsedRequest> {
  if (!isRequest(value)) return fail('The request is not a JSON object.');
  if (isDeep(value)) return fail('The request is nested too deep.');
  const id = value['rules'];
  const ruleSet = typeof id === 'string' ? findRuleSet(id) : undefined;
  if (!ruleSet) return fail(fault(value, 'rules', 'the id of a rule set'));
  const options = parseOptions(ruleSet.options, value['options'] === undefined ? {} : value['options']);
  if (!options.ok) return options;
  const rules = ruleSet.resolve(options.value);
  const foreign = foreignField(rules, value);
  if (foreign !== null) return fail(`Field "${foreign}" means nothing in this rule set.`);
  if (rules.allHands) {
    const all = parseAllHands(rules, value);
    return all.ok ? ok({ rules, ...all.value }) : all;
  }
  const context = parseWin(rules, value);
  return context.ok ? ok({ rules, context: context.value, hands: [] }) : context;
}

/** A field that states a value in another game and none in this one: whoever wrote it means something by it. Null where there is none. */
function foreignField({ situations }: Rules, request: WinRequest): string | null {
  const fields = ruleSetIds().flatMap((id) => {
    const { options, resolve } = ruleSetOf(id);
    return statementsOf(resolve(defaultOptions(options)).situations).map(([name]) => name);
  });
  return fields.find((name) => request[name] !== undefined && !(name in situations)) ?? null;
}
