import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { playDeal } from '../../src/bots/playDeal';
import { botCalled, findBot, styledBotIds } from '../../src/bots/registry';
import { styled } from '../../src/bots/styles/style';
import { STYLE_TASTES } from '../../src/bots/styles/styles';
import { botPartOf, routesOf } from '../../src/bots/knownBooks';
import { readBook, tuningOf } from '../../src/bots/routes/bookOfRoutes';
import { isSameAction } from '../../src/engine/actions';
import { legalActions } from '../../src/engine/legalActions';
import { startNextDeal } from '../../src/engine/match';
import { formatTile } from '../../src/engine/notation';
import { Random } from '../../src/engine/random';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import type { Action } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { lateView } from '../support/lateView';
import { randomMatch } from '../support/randomPlay';
import { optionsOf, rig } from '../support/rigged';
import { looksAhead, STYLED_BOTS } from '../support/styledBots';

/** The games that have a book. */
const withBook = ruleSetIds().filter((rules) => botPartOf(rules) !== null);

const DEALS = 4;
/** So many choices say enough: where the game has this style, and where it is told to have none. */
const ENOUGH = { styled: 200, plain: 41 };
/** A bot that looks ahead takes longer over each. */
const DEALS_AHEAD = 1;

describe('a style changes numbers', () => {
  const old = tuningOf(routesOf('hong-kong-old')!, 'routes-1');

  test('by adding to them', () => {
    const { penalties, additions, taste } = styled(old, {
      penalties: { 'clean-hand': -0.5 },
      additions: { selfDrawn: 0.5 },
      taste: { claim: 0.25 },
    });
    expect(penalties).toEqual({ ...old.penalties, 'clean-hand': old.penalties['clean-hand']! - 0.5 });
    expect(additions).toEqual({ ...old.additions, selfDrawn: old.additions.selfDrawn + 0.5 });
    expect(taste).toEqual({ ...old.taste, claim: old.taste.claim + 0.25 });
  });

  test('but adds no shape that a tuning leaves out', () => {
    const plain = { ...old, penalties: { 'any-hand': 0 } };
    expect(styled(plain, { penalties: { 'pure-hand': -1 } })).toEqual(plain);
  });

  test('and heeds no danger in the levels themselves', () => {
    const games = ruleSetIds().flatMap((rules) => routesOf(rules) ?? []);
    expect(games.length).toBeGreaterThan(3);
    for (const game of games) expect(tuningOf(game, 'routes-1').taste.caution).toBe(0);
  });

  test('in a book, those of its hands too', () => {
    const { taste, shapes } = readBook(routesOf('hong-kong-old')!, { tuning: 'routes-1', style: 'pongs' });
    expect(taste.chow).toBe(old.taste.chow + (STYLE_TASTES.pongs.chow ?? 0));
    const allPongs = shapes(optionsOf('hong-kong-old')).find(({ id }) => id === 'all-pongs');
    expect(allPongs?.penalty).toBe(old.penalties['all-pongs']! - 1);
  });
});

describe('a styled bot', () => {
  test.each(styledBotIds())('%s is found by its id, and made once', (id) => {
    expect(botCalled(id).id).toBe(id);
    expect(findBot(id)).toBe(findBot(id));
  });

  test.each([
    'routes-1+',
    '+flush',
    'flush',
    'fast+flush',
    'routes-1+hasty',
    'routes-1+flush+pongs',
    'toString+flush',
  ])('%s is none', (id) => {
    expect(findBot(id)).toBeUndefined();
  });
});

/** Four of a bot begin deals under random options; each choice must be offered, and be the same when asked again. */
function playWatched(id: string, rules: string, onChoice: (choice: Action, plain: Action) => void): void {
  const [level = '', style] = id.split('+');
  const plain = botCalled(level);
  const simple = botCalled('fast');
  const isStyled = botPartOf(rules)!.styles.some((shown) => shown === style);
  const enough = isStyled ? ENOUGH.styled : ENOUGH.plain;
  const deals = looksAhead(id) && rules === 'hong-kong-old' ? DEALS_AHEAD : DEALS;
  let asked = 0;
  for (let index = 0; index < deals && asked < enough; index++) {
    const { deal, events } = startNextDeal(randomMatch(rules, `styles ${index}`));
    playDeal(
      deal,
      (now, seat, choices) => {
        if (asked >= enough) return simple.decide(seatView(now, seat), choices, new Random([1, 2, 3, 4]));
        const choiceOf = (bot: Bot): Action =>
          bot.decide(seatView(now, seat), choices, new Random([1, 2, 3, now.discards]));
        const choice = choiceOf(botCalled(id));
        asked++;
        onChoice(choice, choiceOf(plain));
        expect(choices.some((offered) => isSameAction(offered, choice))).toBe(true);
        expect(choiceOf(botCalled(id))).toEqual(choice);
        return choice;
      },
      events,
    );
  }
}

describe.each(withBook)('under %s', (rules) => {
  test.each([...STYLED_BOTS, 'gentle-2+pongs', 'sharp+patient'])(
    '%s chooses what is offered, and the same from the same view',
    (id) => {
      let choices = 0;
      let others = 0;
      playWatched(id, rules, (choice, plain) => {
        choices++;
        if (!isSameAction(choice, plain)) others++;
      });
      expect(choices).toBeGreaterThan(40);
      const style = id.split('+')[1];
      expect(others > 0).toBe(botPartOf(rules)!.styles.some((shown) => shown === style));
    },
  );
});

test.each(['sharp', 'master'])(
  '%s in a style plays its turns more as the routes do in that style',
  (level) => {
    let plain = 0;
    let alike = 0;
    for (let index = 0; index < 2 * DEALS; index++) {
      const { deal, events } = startNextDeal(randomMatch('hong-kong-old', `turns ${level} ${index}`));
      playDeal(
        deal,
        (now, seat, choices) => {
          const choiceOf = (id: string): Action =>
            botCalled(id).decide(seatView(now, seat), choices, new Random([1, 2, 3, 4]));
          const choice = choiceOf('routes-1+flush');
          if (now.pending?.why === 'turn') {
            if (isSameAction(choiceOf(level), choice)) plain++;
            if (isSameAction(choiceOf(`${level}+flush`), choice)) alike++;
          }
          return choice;
        },
        events,
      );
    }
    expect(alike).toBeGreaterThan(plain + 10);
  },
);

describe('the defender', () => {
  /** What a bot throws late, when the next seat has exposed three pongs of dots and thrown some tiles. */
  function throws(id: string, hand: string, drawn: string): string {
    const { deal } = rig({ hands: [hand], front: drawn });
    const view = lateView(deal, { pongs: '234p', river: '1p9m1sE' });
    const choice = botCalled(id).decide(view, legalActions(deal, 0), new Random([1, 2, 3, 4]));
    return choice.type === 'discard' ? formatTile(rulesOf(deal).geometry.tiles[choice.tile]!) : choice.type;
  }

  test('gives up a hand that is far from winning', () => {
    const hand = '11368sEECN4578p';
    expect(throws('routes-1', hand, '2p')).toMatch(/p$/);
    expect(throws('routes-1+defender', hand, '2p')).toMatch(/^(1s|E)$/);
  });

  test('and goes on with one that is ready', () => {
    const hand = '123456789s55sEE';
    for (const id of STYLED_BOTS) expect(throws(id, hand, '6p')).toBe('6p');
  });
});
