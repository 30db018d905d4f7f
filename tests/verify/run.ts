import '../../src/rule-sets/everything';
import { askedBlocks, playBlocksAsked } from '../../research/blocks';
import { HELD_OUT_SEED } from '../../research/researchArgs';
import { flag, oneOf, whole } from '../../src/cli/args';
import type { Arg } from '../../src/cli/args';
import { command, main } from '../../src/cli/command';
import { config, oneBot, rulesOrAll, seedOr } from '../../src/cli/tableArgs';
import { DEPTHS } from '../../src/coach/judgement';
import { quote } from '../../src/engine/quote';
import { fail, ok } from '../../src/engine/result';
import { verifyAmericanAgreement } from './americanAgreement';
import { verifyBookless } from './bookless';
import { cardsBlock, verifyCards } from './cards';
import { verifyCalculator } from './calculatorAgreement';
import { verifyClassicalAgreement } from './classicalAgreement';
import { coachOrderBlock, verifyCoachOrder } from './coachOrder';
import { verifyCoachSeeds } from './coachSeeds';
import { verifyDangers } from './dangers';
import { verifyDrills } from './drills';
import { headroomBlock, verifyHeadroom } from './headroom';
import { verifyHouseRules } from './houseRules';
import { verifyCoachHidden, verifyHidden } from './hidden';
import { verifyHostile } from './hostile';
import { luckBlock, verifyLuck } from './luck';
import { verifyMajiang, verifyMajiangGames } from './majiangAgreement';
import { majiangBlock, verifyMajiangLadder } from './majiangLadder';
import { verifyNaiveAgreement } from './naiveAgreement';
import { pricesBlock, verifyPrices } from './prices';
import { isLanguage, printReasons } from './reasons';
import { verifyRefereedPlay, verifySameRecords } from './refereedPlay';
import { verifyRoutesStrength } from './routesStrength';
import { verifyStyles } from './styles';
import { verifyTransitions } from './transitions';

/** The checks that are named; none: all. */
const named: Arg<readonly string[]> = {
  usage: '[NAME ...]',
  flags: [],
  takesOthers: true,
  read: ({ others }) => ok(others),
};

const verify = command({
  call: 'npm run verify --',
  says: 'The checks that take minutes: all, or those that are named.',
  args: {
    named,
    /** Positions that are looked at for each bot that looks ahead. */
    ahead: whole('ahead', 500),
    /** Hands that show the headroom, luck, and what bots lose by the coach. The bookless bot and prices alone play ten times as many. */
    hands: whole('hands', 400, { least: 8 }),
    /** Futures by which drills are judged again. */
    futures: whole('futures', 10_000, { least: 500 }),
    /** Claims that the coach is asked with every seed. */
    claims: whole('claims', 100),
    /** Wrong inputs that the commands are given. */
    inputs: whole('inputs', 5000, { least: 500 }),
    /** Mixtures of options and values of items that are tried in each game. */
    mixtures: whole('mixtures', 500),
    /** Whose styles are told apart, and who plays against majiang-ai. */
    level: oneBot('level', 'routes-1'),
    config,
    /** The game whose `reasons` are printed and whose `drills` are judged; every one where none is named. */
    game: rulesOrAll,
    /** Decisions whose `reasons` are printed. */
    decisions: whole('decisions', 100),
    seed: seedOr(HELD_OUT_SEED),
    /** In which `reasons` are printed. */
    language: flag('language', 'ID', (text = 'en') =>
      isLanguage(text) ? ok(text) : fail(`The coach does not speak ${quote(text)}.`),
    ),
    depth: oneOf('depth', DEPTHS, 'quick'),
  },
  run: async (asked) => {
    const { hands, ahead, claims, seed, depth, language } = asked;
    const script = import.meta.url;
    const prices = { ...asked.config, seed };
    const checks = new Map<string, () => void | Promise<void>>([
      ['bookless', () => verifyBookless(10 * hands)],
      ['cards', () => verifyCards(script, hands)],
      ['naive', () => verifyNaiveAgreement(['hong-kong-old', 'hong-kong-common'], 100_000)],
      ['naive-classical', verifyClassicalAgreement],
      ['naive-american', verifyAmericanAgreement],
      ['naive-competition', () => verifyNaiveAgreement(['competition'], 50_000)],
      ['naive-sichuan', () => verifyNaiveAgreement(['sichuan'], 50_000, [1, 2])],
      ['naive-taiwan', () => verifyNaiveAgreement(['taiwan'], 50_000)],
      ['naive-hong-kong-new', () => verifyNaiveAgreement(['hong-kong-new'], 50_000)],
      ['majiang', verifyMajiang],
      ['majiang-games', verifyMajiangGames],
      ['majiang-ai', () => verifyMajiangLadder(script, { bot: asked.level.id, seed, hands })],
      ['calculator', verifyCalculator],
      ['referee', () => verifyRefereedPlay('play', 30_000)],
      ['referee-classical', () => verifyRefereedPlay('classical', 10_000)],
      ['referee-american', () => verifyRefereedPlay('american', 5_000)],
      ['referee-riichi', () => verifyRefereedPlay('riichi', 10_000)],
      ['referee-competition', () => verifyRefereedPlay('competition', 5_000)],
      ['referee-sichuan', () => verifyRefereedPlay('sichuan', 10_000)],
      ['referee-taiwan', () => verifyRefereedPlay('taiwan', 5_000)],
      ['referee-hong-kong-new', () => verifyRefereedPlay('hong-kong-new', 5_000)],
      ['records', verifySameRecords],
      ['hidden', () => verifyHidden(ahead)],
      ['hidden-coach', () => verifyCoachHidden(ahead)],
      ['strength', verifyRoutesStrength],
      ['styles', () => verifyStyles(asked.level.id)],
      ['prices', () => verifyPrices(script, prices, 10 * hands)],
      ['drills', () => verifyDrills(asked.game, asked.futures)],
      ['headroom', () => verifyHeadroom(script, hands)],
      ['coach-order', () => verifyCoachOrder(script, hands)],
      ['coach-seeds', () => verifyCoachSeeds('quick', claims)],
      ['coach-seeds-deep', () => verifyCoachSeeds('deep', claims)],
      ['luck', () => verifyLuck(script, { rules: prices.rules, depth }, hands)],
      ['dangers', () => verifyDangers(asked.config, seed, hands)],
      ['reasons', () => printReasons({ game: asked.game, seed, language, count: asked.decisions, depth })],
      ['house', () => verifyHouseRules(asked.mixtures)],
      ['hostile', () => verifyHostile(asked.inputs, seed)],
      ['transitions', () => console.log('transitions:', JSON.stringify(verifyTransitions(2_000, 200)))],
    ]);
    const unknown = asked.named.find((name) => !checks.has(name));
    if (unknown !== undefined)
      return fail(`There is no check ${quote(unknown)}; there are ${[...checks.keys()].join(', ')}.`);
    for (const [name, check] of checks)
      if (asked.named.length === 0 || asked.named.includes(name)) await check();
    return ok(null);
  },
});

/** What helping processes play. */
const BLOCKS: Readonly<Record<string, (job: never, block: number) => unknown>> = {
  cards: cardsBlock,
  headroom: headroomBlock,
  prices: pricesBlock,
  'coach-order': coachOrderBlock,
  luck: luckBlock,
  'majiang-ai': majiangBlock,
};

const play = BLOCKS[askedBlocks() ?? ''];
if (play) playBlocksAsked(play);
else await main(verify);
