import '../../src/rule-sets/everything';
import { isBlockHelper, playBlocksAsked } from '../../src/cli/blocks';
import { parseBot, parseConfig, parseSeed, parseWhole, readArguments } from '../../src/cli/flags';
import { HELD_OUT_SEED } from '../../src/cli/ladder/ladderRequest';
import { main } from '../../src/cli/main';
import { DEPTHS } from '../../src/coach/judgement';
import { quote } from '../../src/engine/quote';
import { fail, ok, type Result } from '../../src/engine/result';
import { verifyBookless } from './bookless';
import { verifyCalculator } from './calculatorAgreement';
import { verifyClassicalAgreement } from './classicalAgreement';
import { verifyClassicalPlay } from './classicalPlay';
import { coachOrderBlock, verifyCoachOrder } from './coachOrder';
import type { OrderJob } from './coachOrder';
import { verifyCoachSeeds } from './coachSeeds';
import { verifyDrills } from './drills';
import { headroomBlock, verifyHeadroom } from './headroom';
import { verifyHouseRules } from './houseRules';
import { verifyCoachHidden, verifyHidden } from './hidden';
import { verifyHostile } from './hostile';
import { luckBlock, verifyLuck } from './luck';
import type { LuckJob } from './luck';
import { verifyNaiveAgreement } from './naiveAgreement';
import { pricesBlock, verifyPrices } from './prices';
import type { PricesJob } from './prices';
import { isLanguage, printReasons } from './reasons';
import { verifyRefereedPlay, verifySameRecords } from './refereedPlay';
import { verifyRoutesStrength } from './routesStrength';
import { verifyStyles } from './styles';
import { verifyTransitions } from './transitions';

if (isBlockHelper())
  playBlocksAsked((job: PricesJob | OrderJob | LuckJob | null, block) => {
    if (!job) return headroomBlock(job, block);
    if ('depth' in job && 'rules' in job) return luckBlock(job, block);
    return 'depth' in job ? coachOrderBlock(job, block) : pricesBlock(job, block);
  });
else await main('npm run verify -- [NAME …] [--hands N] [--ahead N] …', runChecks);

/**
 * The checks that take minutes. `npm run verify` runs all, `npm run verify -- NAME` one of them; `--ahead N` says how
 * many positions are looked at for each bot that looks ahead, `--level ID` whose styles are told apart, `--hands N` how
 * many hands show the headroom and what bots lose by the coach, `--claims N` how many claims the coach is asked with
 * every seed, `--futures N` by how many futures drills are judged again,
 * `--inputs N` how many inputs that are wrong the commands are given, `--mixtures N` how many mixtures of options and
 * values of items are tried in each game. `reasons` prints what the coach says, to be read, in English or in another `--language`. The bookless bot plays ten times as many hands
 * of each game, and prices alone of the one that `--rules` and `--options` name, on walls of `--seed`.
 */
async function runChecks(args: string[]): Promise<Result<unknown>> {
  const read = readArguments(args, {
    texts: [
      'ahead',
      'level',
      'hands',
      'futures',
      'claims',
      'inputs',
      'mixtures',
      'language',
      'rules',
      'options',
      'seed',
      'depth',
    ],
  });
  if (!read.ok) return read;
  const { flags, others: asked } = read.value;
  const values = {
    ahead: '500',
    level: 'routes-1',
    hands: '400',
    futures: '10000',
    claims: '100',
    inputs: '5000',
    mixtures: '500',
    language: 'en',
    depth: 'quick',
    seed: String(HELD_OUT_SEED),
    ...flags,
  };
  const ahead = parseWhole('--ahead', values.ahead, 1);
  if (!ahead.ok) return ahead;
  const hands = parseWhole('--hands', values.hands, 8);
  if (!hands.ok) return hands;
  const futures = parseWhole('--futures', values.futures, 500);
  if (!futures.ok) return futures;
  const claims = parseWhole('--claims', values.claims, 1);
  if (!claims.ok) return claims;
  const inputs = parseWhole('--inputs', values.inputs, 500);
  if (!inputs.ok) return inputs;
  const mixtures = parseWhole('--mixtures', values.mixtures, 1);
  if (!mixtures.ok) return mixtures;
  const level = parseBot('--level', values.level);
  if (!level.ok) return level;
  const config = parseConfig(values);
  if (!config.ok) return config;
  const seed = parseSeed(values.seed);
  if (!seed.ok) return seed;
  const { language } = values;
  const depth = DEPTHS.find((each) => each === values.depth);
  if (!depth) return fail(`--depth must be ${DEPTHS.join(', ')}, not ${quote(values.depth)}.`);
  if (!isLanguage(language)) return fail(`The coach does not speak ${quote(language)}.`);
  const prices = { ...config.value, seed: seed.value };
  const checks = new Map<string, () => void | Promise<void>>([
    ['bookless', () => verifyBookless(10 * hands.value)],
    ['naive', verifyNaiveAgreement],
    ['naive-classical', verifyClassicalAgreement],
    ['calculator', verifyCalculator],
    ['referee', verifyRefereedPlay],
    ['referee-classical', verifyClassicalPlay],
    ['records', verifySameRecords],
    ['hidden', () => verifyHidden(ahead.value)],
    ['hidden-coach', () => verifyCoachHidden(ahead.value)],
    ['strength', verifyRoutesStrength],
    ['styles', () => verifyStyles(level.value.id)],
    ['prices', () => verifyPrices(import.meta.url, prices, 10 * hands.value)],
    ['drills', () => verifyDrills(futures.value)],
    ['headroom', () => verifyHeadroom(import.meta.url, hands.value)],
    ['coach-order', () => verifyCoachOrder(import.meta.url, hands.value)],
    ['coach-seeds', () => verifyCoachSeeds('quick', claims.value)],
    ['coach-seeds-deep', () => verifyCoachSeeds('deep', claims.value)],
    ['luck', () => verifyLuck(import.meta.url, { rules: prices.rules, depth }, hands.value)],
    ['reasons', () => printReasons(prices, language)],
    ['house', () => verifyHouseRules(mixtures.value)],
    ['hostile', () => verifyHostile(inputs.value, seed.value)],
    ['transitions', () => console.log('transitions:', JSON.stringify(verifyTransitions(2_000, 200)))],
  ]);
  const unknown = asked.filter((name) => !checks.has(name));
  if (unknown.length > 0)
    return fail(`There is no check ${quote(unknown[0])}; there are ${[...checks.keys()].join(', ')}.`);
  for (const [name, check] of checks) if (asked.length === 0 || asked.includes(name)) await check();
  return ok(null);
}
