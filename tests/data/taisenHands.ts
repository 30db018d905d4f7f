import type { HandRow } from './handRow';

const W = 'wall';
const D = 'discard E';

/** Complete hands of `taisen`, worked out from its RULES.md; `complete-hand` is all there is to score. */
export const taisenHands: readonly HandRow[] = [
  { rule: '#winning', hand: '123456789m22p4s6s+E', won: W, gives: 'complete-hand', pays: [-1, 3, -1, -1] },
  { rule: '#winning', hand: '123456789m22p4s6s+E', won: W, options: { groups: 3 }, gives: 'complete-hand' },
  { rule: '#winning', hand: '123456789m22p4s6s+E', won: W, options: { groups: 4 }, gives: 'not complete 0' },
  { rule: '#winning', hand: '123456789m22p46s+5s', won: W, options: { groups: 4 }, gives: 'complete-hand' },
  { rule: '#winning', hand: '2p4s6sE[123m][456m][789m]+2p', won: W, gives: 'complete-hand' },
  { rule: '#winning', hand: '2p[123m][456m][789m][CCC]+2p', won: W, gives: 'complete-hand' },
  { rule: '#winning', hand: '2p[123m][456m][789m][CCC]+3p', won: W, gives: 'not complete 0' },
  { rule: '#winning', hand: '1133m5577p99sEEN+N', won: W, gives: 'not complete 2' },
  { rule: '#winning', hand: '19m19p19sESWNCFP+P', won: W, gives: 'not complete 5' },
  { rule: '#standings', hand: '123456789m22p4s6s+E', seat: 'E', won: W, gives: 'complete-hand', pays: [3, -1, -1, -1] },
  { rule: '#standings', hand: '123m456m78m22p146s+9m', won: D, gives: 'complete-hand', pays: [-1, 3, -1, -1] },
  { rule: '#taken-tile', hand: '123456789m22p4s6s+E', won: D, gives: 'not complete 0' },
  { rule: '#taken-tile', hand: '123456789m2p146s+2p', won: D, gives: 'complete-hand' },
  { rule: '#taken-tile', hand: '123456m77m22p146s+7m', won: D, gives: 'complete-hand' },
  { rule: '#taken-tile', hand: '22p46s[123m][456m][789m]+5s', won: D, gives: 'not complete 0' },
  { rule: '#taken-tile', hand: '22p46s[123m][456m][789m]+5s', won: W, gives: 'complete-hand' },
  { rule: '#taken-tile', hand: '22p46s[123m][456m][789m]+2p', won: D, gives: 'complete-hand' },
  { rule: '#taken-tile', hand: '2p[123m][456m][789m][CCC]+2p', won: D, gives: 'complete-hand' },
  { rule: '#taken-tile', hand: '22p46s[123m][456m][789m]+E', won: D, gives: 'not complete 0' },
  { rule: '#claims', hand: '123456m78m22p146s+9m', seat: 'W', won: D, options: { winFromAnyone: false }, gives: 'complete-hand' },
  { rule: '#claims', hand: '123456m78m22p146s+9m', seat: 'W', won: D, options: { winFromAnyone: true }, gives: 'complete-hand' },
  { rule: '#deficiency', hand: '147m147p147sESWN+C', won: W, gives: 'not complete 6' },
  { rule: '#deficiency', hand: '147m147p147sESWN+C', won: W, options: { groups: 4 }, gives: 'not complete 8' },
  { rule: '#groups', hand: '123456789m22p[EEEE]+E', won: W, gives: 'refused' },
  { rule: '#equipment', hand: '123456789m22p4s6s+E|1f', won: W, gives: 'refused' },

  { rule: '#winning', hand: '123456m78pEESWN+C', won: W, gives: 'not complete 0' },
  { rule: '#winning', hand: '123456m55pWN[EEE]+C', won: W, gives: 'complete-hand', pays: [-1, 3, -1, -1] },
  { rule: '#taken-tile', hand: '123456m55pWN[EEE]+C', won: D, gives: 'not complete 0' },
  { rule: '#taken-tile', hand: '123456m5pWNC[EEE]+5p', won: D, gives: 'complete-hand', pays: [-1, 3, -1, -1] },
  { rule: '#winning', hand: '123456m55p12s[EEE]+W', won: W, options: { groups: 4 }, gives: 'not complete 0' },
  { rule: '#winning', hand: '123456m55p12s[EEE]+3s', won: W, options: { groups: 4 }, gives: 'complete-hand', pays: [-1, 3, -1, -1] },
];
