import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { dealOfDrill, taskOf } from '../../../src/coach/drills/task';
import { loadDrills } from '../../../src/coach/drills/loadDrills';
import { seatView } from '../../../src/engine/view';
import { humanSeatOf } from '../../../src/store/match/session';
import { drillSession } from '../../../src/store/practice/drillSession';

const drills = (await loadDrills('hong-kong-old')).slice(0, 40);

it('the player sits where the position is asked, among three bots', () => {
  const seats = new Set<number>();
  for (const drill of drills) {
    const { view } = taskOf(drill);
    const session = drillSession(dealOfDrill(drill, ''), view.seat);
    seats.add(view.seat);
    expect(humanSeatOf(session)).toBe(view.seat);
    expect(session.players.map(({ bot }) => bot === null)).toEqual(
      session.players.map((_, player) => player === session.human),
    );
    expect(new Set(session.players.map(({ person }) => person)).size).toBe(4);
    expect(session.match).toMatchObject({ text: '', progress: { round: view.prevailing } });
    expect(session).toMatchObject({ throws: [], choices: [], practice: true });
    expect(session.dealt).toEqual(session.deal.seats.map(({ hand }) => [...hand]));
    expect(seatView(session.deal, view.seat).hand).toEqual(view.hand);
  }
  expect(seats.size).toBe(4);
});

it('a discard that is asked about is the last that happened; at an own turn nothing did', () => {
  for (const drill of drills) {
    const deal = dealOfDrill(drill, '');
    const { view } = taskOf(drill);
    const { events } = drillSession(deal, view.seat);
    const { pending } = view;
    const isClaim = pending?.why === 'discard';
    expect(events).toMatchObject(
      isClaim ? [{ type: 'discard', seat: pending.from, tile: pending.tile }] : [],
    );
  }
});

it('lies on a whole wall, of which the drawn tiles are gone', () => {
  const [drill] = drills;
  const { deal } = drillSession(dealOfDrill(drill!, ''), taskOf(drill!).view.seat);
  const { source } = deal;
  if (source.type !== 'wall') throw new Error('The deal has no wall.');
  expect(new Set(source.tiles).size).toBe(144);
  const inPlay = deal.seats.flatMap(({ hand, melds, bonus }) => [
    ...hand,
    ...melds.flatMap(({ tiles }) => tiles),
    ...bonus,
  ]);
  const drawn = new Set(source.tiles.slice(0, source.front));
  expect(inPlay.every((tile) => drawn.has(tile))).toBe(true);
});
