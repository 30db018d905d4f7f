import { recordOf, Scene } from './scene';
import type { HandJson, RecordJson, Setup } from './scene';

/** Whole matches, mostly of drawn hands, and the rule set for beginners. */

const ONE_ROUND = { bonusTiles: false, rounds: 1 };

function drawn(setup: Setup, number: number, repeat: number): HandJson {
  return new Scene({ ...setup, number, repeat }).drawOut();
}

/** A round of drawn hands, each played so many times with the same dealer. */
export function drawnRound(dealerRepeats: 'three' | 'never'): RecordJson {
  const setup = { options: { ...ONE_ROUND, dealerRepeats } };
  const times = dealerRepeats === 'three' ? [0, 1, 2] : [0];
  const hands = [1, 2, 3, 4].flatMap((number) => times.map((repeat) => drawn(setup, number, repeat)));
  return recordOf(setup, hands, {
    complete: true,
    seating: [
      [9, 7, 7, 3],
      [null, 8, 5, null],
    ],
  });
}

/** Bots that draw every hand: the match ends after twenty hands with the same winds. */
export function blindBots(): RecordJson {
  const setup = { options: ONE_ROUND };
  const hands = Array.from({ length: 20 }, (_, repeat) => drawn(setup, 1, repeat));
  const players = [0, 1, 2, 3].map((p) => ({ name: `Bot ${p}`, kind: 'bot', bot: 'blind' }));
  return recordOf(setup, hands, { players });
}

/** Two drawn hands, then North wins the pot with the last tile. */
export function pot(): RecordJson {
  const options = { ...ONE_ROUND, goulash: 'pot' };
  const setup = { options, hands: ['', '', '', '123s456s789sNN78s'], front: '1m9p8p9s', repeat: 2 };
  const scene = new Scene(setup).discard(0, '1m').turns(1, 2);
  scene.draw(3).win(3, { by: 'wall', tile: '9s', hand: '123s456s789sNN78s+9s' });
  const moves = '0>3 8, 1>3 4, 2>3 4, 0>3 4, 1>3 4, 2>3 4';
  const hands = [drawn({ options }, 1, 0), drawn({ options }, 1, 1), scene.finish('win', moves, 4)];
  return recordOf({ options }, hands);
}

/** The dealer wins and stays: the next hand has the same winds. */
export function dealerStays(): RecordJson {
  const setup = { options: ONE_ROUND, hands: ['123m456m789m12p55s'], front: '3p' };
  const scene = new Scene(setup).win(0, {
    by: 'wall',
    tile: '3p',
    hand: '123m456m789m12p55s+3p',
    situation: ['first-draw'],
  });
  const first = scene.finish('win', '1>0 64, 2>0 64, 3>0 64');
  return recordOf({ options: ONE_ROUND }, [first, drawn({ options: ONE_ROUND }, 1, 1)]);
}

/** West, not next in turn, takes a pong and wins with it; the other hands are drawn. */
export function taisenMatch(): RecordJson {
  const rules = 'taisen';
  const setup = { rules, hands: ['', '', '123m456p99s77sE1m5s'], front: '9s' };
  const scene = new Scene(setup).discard(0, '9s');
  scene.win(2, { by: 'discard', from: 0, tile: '9s', hand: '123m456p99s77sE1m5s+9s' });
  const first = scene.finish('win', '0>2 1, 1>2 1, 3>2 1');
  const hands = [first, ...[2, 3, 4].map((number) => drawn({ rules }, number, 0))];
  return recordOf({ rules }, hands, { complete: true });
}

/** West completes a chow of the dealer's discard, which only `winFromAnyone` allows. */
export function taisenChowWin(winFromAnyone: boolean): RecordJson {
  const setup = {
    rules: 'taisen',
    options: { winFromAnyone },
    hands: ['', '', '12m456p999s77sE1s5s'],
    front: '3m',
  };
  const scene = new Scene(setup).discard(0, '3m');
  scene.win(2, { by: 'discard', from: 0, tile: '3m', hand: '12m456p999s77sE1s5s+3m' });
  return scene.record('win', '0>2 1, 1>2 1, 3>2 1');
}

/** Two dice choose the wall and two more count the stacks. */
export function twoThrows(): RecordJson {
  const setup = { options: { ...ONE_ROUND, dice: 'two-twice' } };
  return recordOf(setup, [drawn(setup, 1, 0)]);
}
