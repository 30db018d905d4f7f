import { demand, fail } from './breach';
import type { GameEvent } from './shape';
import { count, playerAt, takeOut, wrongTime } from './table';
import { nameOf } from './tiles';
import { demandNoWinInTurn } from './window';
import type { Play } from './types';

/** A `joker-exchange`: in the own turn a tile of the hand takes the place of a joker in a group that lies out. */
export function readSwap(play: Play, e: GameEvent): void {
  const { phase } = play;
  const wild = play.match.game.wild ?? fail(`there are no jokers in ${play.match.rules}`);
  if ((phase.at !== 'turn' && phase.at !== 'discard') || phase.player !== e.p) wrongTime(play, e);
  demandNoWinInTurn(play, e.p);
  const player = playerAt(play, e.p);
  demand(!player.isDead, `the hand of player ${e.p} is dead`);
  const owner = playerAt(play, Number(e.from));
  const tiles = [...(owner.melds[Number(e.fields['meld'])]?.tiles ?? fail('there is no such group'))];
  const at = tiles.indexOf(wild);
  demand(at >= 0 && tiles.includes(e.tile), `there is no joker in the place of ${nameOf(e.tile)}`);
  takeOut(player.hand, [e.tile], `the hand of player ${e.p}`);
  player.hand.push(wild);
  const index = Number(e.fields['meld']);
  owner.melds[index] = {
    type: 'group',
    concealed: false,
    ...owner.melds[index],
    tiles: tiles.with(at, e.tile),
  };
  play.drawn = { tile: wild, kongs: 0, forBonus: false };
  play.phase = { at: 'turn', player: e.p, mayWin: true };
  play.swaps += 1;
  count(play, phase.at === 'discard' ? 'swap-after-claim' : 'swap');
  if (play.swaps === 2) count(play, 'several-swaps-in-a-turn');
  if (owner === player) count(play, 'swap-in-own-group');
  if (owner.isDead) count(play, 'swap-in-dead-hand');
}
