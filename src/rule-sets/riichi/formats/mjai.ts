import type { GameRecord, RecordedEvent } from '../../../engine/record';
import { fourOf, handsOf, plain, type HandFacts } from './handFacts';

/** A record as mjai lines: one JSON object a line, as Japanese mahjong programs exchange games. */
export function writeMjai(record: GameRecord): string {
  const lines = [
    { type: 'start_game', names: record.players.map(({ name }) => name) },
    ...handsOf(record).flatMap(linesOf),
    { type: 'end_game' },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** A tile: `5m`, a red five `5mr`, honours as here. */
function tileIn(tile: string): string {
  return tile.startsWith('0') ? `5${tile[1]}r` : tile;
}

const tilesIn = (tiles: readonly string[]): string[] => tiles.map(tileIn);

function linesOf(facts: HandFacts): object[] {
  const { hand, number, honba, sticks, scores, dora } = facts;
  const start = {
    type: 'start_kyoku',
    bakaze: hand.round,
    dora_marker: tileIn(dora[0]!),
    kyoku: (number % hand.deal.length) + 1,
    honba,
    kyotaku: sticks,
    oya: hand.dealer,
    scores,
    tehais: hand.deal.map(tilesIn),
  };
  return [start, ...new Lines(facts).all(), ...endOf(facts), { type: 'end_kyoku' }];
}

/** What happened in a hand, in order. */
class Lines {
  private readonly facts: HandFacts;
  private indicators = 0;
  /** Whose riichi waits for its discard to pass. */
  private declaring: number | null = null;
  /** The tiles of pongs by kind, for kongs added to them. */
  private readonly pongs: string[][] = [];

  constructor(facts: HandFacts) {
    this.facts = facts;
  }

  all(): object[] {
    return this.facts.hand.events.flatMap((event) => [...this.accepted(event), ...this.line(event)]);
  }

  /** The stick is paid once the discard was not won with. */
  private accepted({ type }: RecordedEvent): object[] {
    if (this.declaring === null || type === 'discard' || type === 'indicator') return [];
    const actor = this.declaring;
    this.declaring = null;
    return this.facts.paidRiichi.includes(actor) ? [{ type: 'reach_accepted', actor }] : [];
  }

  private line(event: RecordedEvent): object[] {
    const { type, p: actor, tile = '', from: target, own = [], drawn } = event;
    switch (type) {
      case 'draw':
        return [{ type: 'tsumo', actor, pai: tileIn(tile) }];
      case 'riichi':
        this.declaring = actor!;
        return [{ type: 'reach', actor }];
      case 'discard':
        return [{ type: 'dahai', actor, pai: tileIn(tile), tsumogiri: drawn === true }];
      case 'chow':
        return [{ type: 'chi', actor, target, pai: tileIn(tile), consumed: tilesIn(own) }];
      case 'pong':
        this.pongs.push([tile, ...own]);
        return [{ type: 'pon', actor, target, pai: tileIn(tile), consumed: tilesIn(own) }];
      case 'kong':
        return [{ type: 'daiminkan', actor, target, pai: tileIn(tile), consumed: tilesIn(own) }];
      case 'concealed-kong':
        return [{ type: 'ankan', actor, consumed: tilesIn(fourOf(this.facts.hand, tile)) }];
      case 'added-kong': {
        const pong = this.pongs.find((tiles) => tiles.some((each) => plain(each) === plain(tile))) ?? [];
        return [{ type: 'kakan', actor, pai: tileIn(tile), consumed: tilesIn(pong) }];
      }
      case 'indicator':
        return this.indicators++ === 0 ? [] : [{ type: 'dora', dora_marker: tileIn(event.tiles![0]!) }];
      default:
        return [];
    }
  }
}

function endOf({ wins, drawn, ura }: HandFacts): object[] {
  if (wins.length === 0) return [{ type: 'ryukyoku', deltas: drawn }];
  return wins.map(({ event, gains }) => ({
    type: 'hora',
    actor: event.p,
    target: event.from ?? event.p,
    deltas: gains,
    ura_markers: isRiichi(event) ? tilesIn(ura) : [],
  }));
}

function isRiichi({ score }: RecordedEvent): boolean {
  const { items = [] } = (score ?? {}) as { items?: readonly { id: string }[] };
  return items.some(({ id }) => id === 'riichi' || id === 'double-riichi');
}
