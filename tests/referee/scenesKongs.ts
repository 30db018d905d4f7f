import { recordOf, Scene } from './scene';
import type { RecordJson } from './scene';

/** Hands about melds, kongs and robbing. */

/** Every kind of meld and kong once, one made with a tile drawn for a kong; then a drawn hand. */
export function allMelds(): RecordJson {
  const setup = {
    options: { bonusTiles: false },
    hands: ['', '111m23m555p9999s1p', '', '22s'],
    front: '4m5p2s1s3s4s2s',
    back: '1m8p6p7p',
  };
  const scene = new Scene(setup)
    .discard(0, '4m')
    .claim('chow', [1, 0], ['4m', '23m'])
    .discard(1, '1p')
    .turns(2)
    .claim('kong', [1, 2], ['5p', '555p'])
    .replace(1)
    .kong('concealed-kong', 1, '1m')
    .replace(1)
    .kong('concealed-kong', 1, '9s')
    .replace(1)
    .discard(1, '8p')
    .turns(2)
    .claim('pong', [3, 2], ['2s', '22s']);
  scene.discard(3, scene.json.deal[3]?.[12] ?? '');
  scene.turns(0, 1, 2);
  scene.draw(3).kong('added-kong', 3, '2s').replace(3).discard(3, '7p').playUntil(0, 0);
  return recordOf(setup, [scene.exhaust()]);
}

const ROBBER = '13s456s789sEEECC';
const EAST_ROBS = { by: 'robbed-kong', from: 3, tile: '2s', hand: `${ROBBER}+2s` };

/** North adds 2s to a pong; East waits for it, and so may West. */
function addedKong(options: Record<string, unknown>, west = ''): Scene {
  const setup = { options, hands: [ROBBER, '', west, '22s9p'], front: '1m2s1p2p3p2s' };
  const scene = new Scene(setup)
    .discard(0, '1m')
    .turns(1)
    .claim('pong', [3, 1], ['2s', '22s'])
    .discard(3, '9p');
  scene.turns(0, 1, 2);
  return scene.draw(3).kong('added-kong', 3, '2s');
}

/** East robs the added kong of North: 5 faan and 2, base 4. */
export function robbedAddedKong(): RecordJson {
  const scene = addedKong({});
  scene.win(0, EAST_ROBS);
  return scene.record('win', '1>0 8, 2>0 8, 3>0 16');
}

/** West robs it too: 3 faan and 2, base 2. */
export function twoRobbers(): RecordJson {
  const scene = addedKong({ severalWinners: 'all' }, '13s456s999s77sNNN');
  scene.win(0, EAST_ROBS).win(2, { ...EAST_ROBS, hand: '13s456s999s77sNNN+2s' });
  const first = scene.json.events.length - 2;
  const moves = `1>0 8 @${first}, 3>0 16 @${first}, 1>2 2, 3>2 4`;
  return scene.record('win', moves);
}

/** South calls the robbing falsely and pays 8 to each, before East robs. */
export function falseRobbing(): RecordJson {
  const scene = addedKong({ strictCalling: true, falseWin: 'pay' });
  scene.falseWin(1, { by: 'robbed-kong', tile: '2s', from: 3 }).win(0, EAST_ROBS);
  const call = scene.json.events.length - 2;
  const moves = `1>0 8 @${call}, 1>2 8 @${call}, 1>3 8 @${call}, 1>0 8, 2>0 8, 3>0 16`;
  return scene.record('win', moves);
}

/** Thirteen orphans rob a concealed kong. */
export function robbedConcealedKong(robKong = 'added-or-thirteen-orphans'): RecordJson {
  const setup = {
    options: { robKong },
    hands: ['PPP', '', '19m19p19sESWNCFF'],
    front: 'P',
  };
  const scene = new Scene(setup).kong('concealed-kong', 0, 'P').win(2, {
    by: 'robbed-kong',
    from: 0,
    tile: 'P',
    hand: '19m19p19sESWNCFF+P',
  });
  return scene.record('win', '0>2 64, 1>2 64, 3>2 64');
}

/** No orphans: pure hand of four chows robs the dealer's kong: 7 faan and 2, base 4. */
export function robbedByPureHand(robKong: string): RecordJson {
  const setup = {
    options: { robKong },
    hands: ['999s', '', '123s123s456s78s55s'],
    front: '9s',
  };
  const scene = new Scene(setup).kong('concealed-kong', 0, '9s').win(2, {
    by: 'robbed-kong',
    from: 0,
    tile: '9s',
    hand: '123s123s456s78s55s+9s',
  });
  return scene.record('win', '0>2 16, 1>2 4, 3>2 4');
}

/** West wins on the tile for a kong made with a tile for a kong, a bonus tile in between. */
export function kongOnKong(): RecordJson {
  const setup = {
    rules: 'hong-kong-common',
    hands: ['', '', '555p111mEEE78s55s'],
    front: '5p',
    back: '1m2f9s',
  };
  const scene = new Scene(setup)
    .discard(0, '5p')
    .claim('kong', [2, 0], ['5p', '555p'])
    .replace(2)
    .kong('concealed-kong', 2, '1m')
    .replace(2)
    .bonus(2, '2f')
    .replace(2)
    .win(2, {
      by: 'wall',
      tile: '9s',
      hand: 'EEE78s55s[5555p](1111m)+9s|2f',
      situation: ['kong-replacement', 'double-kong-replacement', 'bonus-replacement'],
    });
  return scene.record('win', '0>2 256, 1>2 256, 3>2 256');
}

/** South's third dragon is fed by East, who pays for all: 10 faan from the wall, 9 from West. */
export function fedDragons(by: 'wall' | 'discard'): RecordJson {
  const setup = {
    rules: 'hong-kong-common',
    options: { pao: true },
    hands: ['', 'CCFFPP78s55m1p2p3p'],
    front: by === 'wall' ? 'C3mF4m6mP1s2s3s9s' : 'C3mF4m6mP9s',
  };
  const scene = new Scene(setup)
    .discard(0, 'C')
    .claim('pong', [1, 0], ['C', 'CC'])
    .discard(1, '1p')
    .turns(2, 3)
    .claim('pong', [1, 3], ['F', 'FF'])
    .discard(1, '2p');
  scene.turns(2, 3, 0);
  scene.claim('pong', [1, 0], ['P', 'PP']).discard(1, '3p');
  const win = { by, tile: '9s', hand: '78s55m[CCC][FFF][PPP]+9s' };
  if (by === 'discard') {
    scene.turns(2).win(1, { ...win, from: 2 });
    return scene.record('win', '0>1 384');
  }
  scene.turns(2, 3, 0);
  scene.draw(1).win(1, win);
  return scene.record('win', '0>1 768');
}
