import { Scene } from './scene';
import type { RecordJson } from './scene';

/** Hands that end with a win in the ordinary way; the figures are worked out by hand. */

/** West: a pong of East, then all pongs from the wall: 7 faan and 2, base 4. */
export function selfDrawn(): RecordJson {
  const setup = { hands: ['', '', '222m555p77s99sEE1s'], front: 'E3m4m6m7s' };
  const scene = new Scene(setup).discard(0, 'E').claim('pong', [2, 0], ['E', 'EE']).discard(2, '1s');
  scene.turns(3, 0, 1);
  scene.draw(2).win(2, { by: 'wall', tile: '7s', hand: '222m555p77s99s[EEE]+7s' });
  return scene.record('win', '0>2 16, 1>2 8, 3>2 8');
}

/** South wins on West's discard with 1 faan and 1: base 4 of the longer table. */
export function onDiscard(): RecordJson {
  const setup = {
    options: { minimumFaan: 1 },
    hands: ['', 'CCC55m123p456p78s'],
    front: '1m2m9s',
  };
  const scene = new Scene(setup).discard(0, '1m').turns(1, 2);
  scene.win(1, { by: 'discard', from: 2, tile: '9s', hand: 'CCC55m123p456p78s+9s' });
  return scene.record('win', '0>1 8, 2>1 8, 3>1 4');
}

/** The dealer's dealt tiles, one bonus tile replaced. */
export function heavenly(): RecordJson {
  const setup = { hands: ['123m456m789m12p5s1f'], front: '5s', back: '3p' };
  const scene = new Scene(setup).bonus(0, '1f').replace(0);
  scene.win(0, {
    by: 'wall',
    tile: '3p',
    hand: '123m456m789m12p55s+3p|1f',
    situation: ['first-draw', 'bonus-replacement'],
  });
  return scene.record('win', '1>0 64, 2>0 64, 3>0 64');
}

/** West wins on the dealer's first discard. */
export function earthly(): RecordJson {
  const setup = { hands: ['', '', '123m456m789m12p55s'], front: '3p' };
  const scene = new Scene(setup).discard(0, '3p').win(2, {
    by: 'discard',
    from: 0,
    tile: '3p',
    hand: '123m456m789m12p55s+3p',
    situation: ['first-discard'],
  });
  return scene.record('win', '0>2 64, 1>2 64, 3>2 64');
}

const TWO_READY = { hands: ['46p777p888p333pCC', '', '46p111p222p999pCC'], front: '1m5p' };
const EAST = { by: 'discard', from: 1, tile: '5p', hand: '46p777p888p333pCC+5p' };
const WEST = { by: 'discard', from: 1, tile: '5p', hand: '46p111p222p999pCC+5p' };

function twoReady(severalWinners: string): Scene {
  return new Scene({ ...TWO_READY, options: { severalWinners } }).discard(0, '1m').turns(1);
}

/** South's discard completes West and East, 6 faan and 1 each: base 4. */
export function allWinners(): RecordJson {
  const scene = twoReady('all');
  scene.win(2, WEST).win(0, EAST);
  const first = scene.json.events.length - 2;
  const moves = `1>2 8 @${first}, 3>2 4 @${first}, 1>0 16, 3>0 8`;
  return scene.record('win', moves);
}

export function nearestWinner(): RecordJson {
  const scene = twoReady('nearest');
  scene.pass(0, 'win').win(2, WEST);
  return scene.record('win', '1>2 8, 3>2 4, 0>2 8');
}

export function highestWinner(): RecordJson {
  const scene = twoReady('highest');
  scene.pass(2, 'win').win(0, EAST);
  return scene.record('win', '1>0 16, 2>0 8, 3>0 8');
}

const NO_BONUS = { bonusTiles: false };

/** North takes the very last tile: 3 faan and 2, base 2. */
export function lastTile(): RecordJson {
  const setup = {
    options: NO_BONUS,
    hands: ['', '', '', '123s456s789sNN78s'],
    front: '1m',
    back: '9s',
  };
  const scene = new Scene(setup)
    .discard(0, '1m')
    .playUntil(1, 1)
    .draw(3)
    .win(3, {
      by: 'wall',
      tile: '9s',
      hand: '123s456s789sNN78s+9s',
      situation: ['last-tile'],
    });
  return scene.record('win', '0>3 8, 1>3 4, 2>3 4');
}

/** South discards the last tile that may be drawn; West wins on it. */
export function lastDiscard(): RecordJson {
  const setup = {
    options: { ...NO_BONUS, deadWall: 2 },
    hands: ['', '', '123s456s789sNN78s'],
    front: '1m',
    back: '1p1p9s',
  };
  const scene = new Scene(setup)
    .discard(0, '1m')
    .playUntil(2, 1)
    .win(2, {
      by: 'discard',
      from: 1,
      tile: '9s',
      hand: '123s456s789sNN78s+9s',
      situation: ['last-tile'],
    });
  return scene.record('win', '0>2 4, 1>2 4, 3>2 2');
}

/** Three false calls: the dealer's own, and South's and North's on the discard. */
export function falseWins(falseWin: string): RecordJson {
  const setup = {
    options: { ...NO_BONUS, strictCalling: true, falseWin },
    hands: ['123m456m789m1p5sEE', '', '46p111p222p999pCC'],
    front: '9p5m',
  };
  const scene = new Scene(setup).falseWin(0, { by: 'wall', tile: '9p' }).discard(0, '9p');
  scene.falseWin(1, { by: 'discard', tile: '9p', from: 0 });
  scene.falseWin(3, { by: 'discard', tile: '9p', from: 0 }).playUntil(0, 1);
  const call = (place: number, p: number) =>
    [0, 1, 2, 3].filter((to) => to !== p).map((to) => `${p}>${to} 8 @${place}`);
  const moves = [call(1, 0), call(3, 1), call(4, 3)].join();
  scene.exhaust();
  return scene.record('draw', falseWin === 'pay' ? moves : '');
}
