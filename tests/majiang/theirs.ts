import { createRequire } from 'node:module';
import { kindOf } from '../../src/engine/draw';
import type { StartedDeal } from '../../src/engine/match';
import { rulesOf } from '../../src/engine/knownRules';
import type { Action, Deal, DealEvent, Meld, Seat, TileId } from '../../src/engine/types';
import { calledText, claimText, kongText, kongTile, nameIn, plain, tileText } from './texts';
import type { Reply } from './theirGame';
import { theirRule } from './theirRule';

/** What the package's player is told, and what it answers: objects of one name each. */
type Message = Readonly<Record<string, object>>;

interface Player {
  action(message: Message, hear?: (reply?: Reply) => void): void;
}

const require = createRequire(import.meta.url);
const made: unknown = require('@kobalab/majiang-ai');
const NewPlayer = made as new () => Player;

/** A match of which a deal is played: who deals, the round, and what earlier deals left. */
export interface Standing {
  readonly dealer: number;
  readonly round: number;
  readonly honba: number;
  readonly sticks: number;
  /** By seat of this deal. */
  readonly points: readonly number[];
}

/** The bot of the package majiang-ai at one seat of our table. It is told what its seat may know, in its own words. */
export class TheirSeat {
  private readonly player: Player = new NewPlayer();
  private readonly seat: Seat;
  private readonly deal: Deal;
  private readonly events: readonly DealEvent[];
  private told = 0;

  constructor({ deal, events, dealt }: StartedDeal, seat: Seat, standing: Standing) {
    this.seat = seat;
    this.deal = deal;
    this.events = events;
    const { dealer, round, honba, sticks, points } = standing;
    this.player.action({
      kaiju: {
        id: (dealer + seat) % 4,
        rule: theirRule(deal.options),
        title: '',
        player: ['', '', '', ''],
        qijia: 0,
      },
    });
    const indicator = events.find((event) => event.type === 'note');
    this.player.action({
      qipai: {
        zhuangfeng: round,
        jushu: dealer,
        changbang: honba,
        lizhibang: sticks,
        defen: points,
        baopai: this.name(indicator!.tiles[0]!),
        shoupai: dealt.map((tiles, at) => (at === seat ? tiles.map((tile) => this.name(tile)).join('') : '')),
      },
    });
  }

  /** Its choice, out of those of our rules. Throws where it wants something else. */
  choose(choices: readonly Action[]): Action {
    const messages = this.news();
    let reply: Reply = {};
    messages.forEach((message, at) => {
      if (at < messages.length - 1) this.player.action(message);
      else this.player.action(message, (said = {}) => (reply = said));
    });
    const meant = (said: Reply) => choices.find((choice) => this.isMeant(choice, said));
    const { dapai } = reply;
    // Of a five drawn beside a red one the package says that another is held.
    const action = meant(reply) ?? (dapai && meant({ dapai: `${dapai.slice(0, 2)}_${dapai.slice(2)}` }));
    if (action) return action;
    throw new Error(`majiang-ai wants ${JSON.stringify(reply)} of ${JSON.stringify(choices)}`);
  }

  private name(tile: TileId): string {
    return nameIn(this.deal, tile);
  }

  private named(tiles: readonly TileId[]): string[] {
    return tiles.map((tile) => this.name(tile));
  }

  /** What has happened since it was asked last; that which it is asked about comes last. */
  private news(): Message[] {
    const messages: Message[] = [];
    let isRiichi = false;
    for (; this.told < this.events.length; this.told++) {
      const event = this.events[this.told]!;
      if (event.type === 'declare') isRiichi = event.what === 'riichi';
      const message = this.messageOf(event, isRiichi);
      if (event.type === 'discard') isRiichi = false;
      if (!message) continue;
      // A discard that turns an indicator up is told after it.
      const turned = 'kaigang' in message && 'dapai' in (messages.at(-1) ?? {});
      messages.splice(turned ? -1 : messages.length, 0, message);
    }
    return messages;
  }

  private addedKong(l: Seat, tile: TileId): Message {
    const kind = kindOf(rulesOf(this.deal), tile);
    const pong = this.deal.seats[l]!.melds.find((meld) => meld.type !== 'chow' && meld.kind === kind)!;
    return { gang: { l, m: `${this.meldName(l, pong)}${this.name(tile)[1]}` } };
  }

  private meldName(l: Seat, { tiles, claimed, from }: Meld): string {
    const own = tiles.filter((tile) => tile !== claimed).slice(0, 2);
    return calledText(this.named(own), this.name(claimed!), (from! - l + 4) % 4);
  }

  private messageOf(event: DealEvent, isRiichi: boolean): Message | null {
    switch (event.type) {
      case 'draw': {
        const zimo = { l: event.seat, p: event.seat === this.seat ? this.name(event.tile) : '' };
        return event.from === 'back' ? { gangzimo: zimo } : { zimo };
      }
      case 'discard':
        return {
          dapai: {
            l: event.seat,
            p: `${this.name(event.tile)}${event.drawn ? '_' : ''}${isRiichi ? '*' : ''}`,
          },
        };
      case 'chow':
      case 'pong':
      case 'kong': {
        const on = (event.from - event.seat + 4) % 4;
        return { fulou: { l: event.seat, m: calledText(this.named(event.own), this.name(event.tile), on) } };
      }
      case 'concealed-kong': {
        const kind = kindOf(rulesOf(this.deal), event.tile);
        const meld = this.deal.seats[event.seat]!.melds.find(
          (each) => each.type === 'kong' && each.kind === kind,
        )!;
        return { gang: { l: event.seat, m: kongText(this.named(meld.tiles)) } };
      }
      case 'added-kong':
        return this.addedKong(event.seat, event.tile);
      case 'note':
        return event.what === 'indicator' && this.isLater(event)
          ? { kaigang: { baopai: this.name(event.tiles[0]!) } }
          : null;
      default:
        return null;
    }
  }

  private isLater(note: DealEvent): boolean {
    return note !== this.events.find((event) => event.type === 'note');
  }

  private isMeant(choice: Action, { hule, daopai, gang, fulou, dapai }: Reply): boolean {
    if (hule) return choice.type === 'win';
    if (daopai) return choice.type === 'declare' && choice.what === 'nine-terminals';
    if (gang) return this.isKong(choice, gang);
    if (fulou) return claimText(this.deal, choice) === fulou;
    if (!dapai) return choice.type === 'pass';
    const isRiichi = dapai.endsWith('*');
    if (isRiichi !== (choice.type === 'declare' && choice.what === 'riichi')) return false;
    if (!isRiichi && choice.type !== 'discard') return false;
    const tile = 'tile' in choice ? choice.tile : null;
    return (
      tile !== null && this.name(tile) === dapai.slice(0, 2) && this.isDrawn(tile) === dapai.includes('_')
    );
  }

  private isDrawn(tile: TileId): boolean {
    return this.deal.drawn?.tile === tile;
  }

  private isKong(choice: Action, gang: string): boolean {
    const isAdded = /[-+=]/.test(gang);
    const name = kongTile(gang);
    if (choice.type === 'added-kong') return isAdded && plain(this.name(choice.tile)) === name;
    return choice.type === 'concealed-kong' && !isAdded && tileText(choice.kind) === name;
  }
}
