import { recordOf, Scene } from './scene';
import type { RecordJson } from './scene';

/** Hands about bonus tiles; some stop in the middle, as a match that was left. */

/** Two rounds of bonus tiles after the deal, and two in a row in South's first turn. */
export function bonusRounds(): RecordJson {
  const setup = { hands: ['1f2y', '3f'], front: '4y2f6m', back: '1m1y2m3m4m3y5m' };
  const scene = new Scene(setup)
    .bonus(0, '1f2y4y')
    .replace(0)
    .replace(0)
    .replace(0)
    .bonus(1, '3f')
    .replace(1)
    .bonus(0, '1y')
    .replace(0)
    .discard(0, '4m')
    .draw(1)
    .bonus(1, '2f')
    .replace(1)
    .bonus(1, '3y')
    .replace(1)
    .discard(1, '5m');
  return recordOf(setup, [scene.json]);
}

/** South is dealt seven and gets the eighth among the replacements: the win is automatic. */
export function eightInDeal(): RecordJson {
  const setup = { hands: ['', '1234f123yEEESSS'], front: '1p', back: '1m1m1m2m2m2m4y' };
  const scene = new Scene(setup).bonus(1, '1234f123y');
  for (let drawn = 0; drawn < 7; drawn += 1) scene.replace(1);
  scene.bonus(1, '4y').win(1, { by: 'bonus-tiles', tile: '4y', hand: '111m222mEEESSS|1234f1234y' });
  return scene.record('win', '0>1 64, 2>1 64, 3>1 64');
}

/** South has six in the deal and draws the seventh: 3 faan, 16 from each. */
export function sevenBonusTiles(): RecordJson {
  const setup = {
    rules: 'hong-kong-common',
    hands: ['', '1234f12yEEESSSW'],
    front: '1p3y',
    back: '111m222m',
  };
  const scene = new Scene(setup).bonus(1, '1234f12y');
  for (let drawn = 0; drawn < 6; drawn += 1) scene.replace(1);
  scene
    .discard(0, '1p')
    .draw(1)
    .bonus(1, '3y')
    .win(1, { by: 'bonus-tiles', tile: '3y', hand: '111m222mEEESSSW|1234f123y' });
  return scene.record('win', '0>1 16, 2>1 16, 3>1 16');
}

/** South lets the win with seven go and takes that with eight: 8 faan, 128 from each. */
export function passedAtSeven(): RecordJson {
  const setup = {
    rules: 'hong-kong-common',
    hands: ['', '1234f12yEEESSSW'],
    front: '1p3y',
    back: '111m222m4y',
  };
  const scene = new Scene(setup).bonus(1, '1234f12y');
  for (let drawn = 0; drawn < 6; drawn += 1) scene.replace(1);
  scene.discard(0, '1p').draw(1).bonus(1, '3y').pass(1).replace(1).bonus(1, '4y');
  scene.win(1, { by: 'bonus-tiles', tile: '4y', hand: '111m222mEEESSSW|1234f1234y' });
  return scene.record('win', '0>1 128, 2>1 128, 3>1 128');
}

/** The last tile of the wall is a bonus tile: no replacement, nobody has won. */
export function lastTileIsBonus(): RecordJson {
  const setup = { front: '1m', back: '1112223m4y' };
  const scene = new Scene(setup).discard(0, '1m').playUntil(0, 1);
  return recordOf(setup, [scene.exhaust()]);
}
