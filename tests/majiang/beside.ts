import { isDeepStrictEqual } from 'node:util';
import type { Bot } from '../../src/bots/bot';
import { decideWith } from '../../src/bots/playDeal';
import { advance } from '../../src/engine/advance';
import { legalActions } from '../../src/engine/legalActions';
import { finishDeal, playersOf, startMatch, startNextDeal } from '../../src/engine/match';
import type { Match, StartedDeal } from '../../src/engine/match';
import { hashText, streamSeed } from '../../src/engine/random';
import { wholeWall } from '../../src/engine/source';
import { hasSeat } from '../../src/engine/state';
import type { Action, Deal, Options, Seat, TileId } from '../../src/engine/types';
import { claimText, kongTile, nameIn, plain, tileText } from './texts';
import { newTheirGame, TheirWall, type Reply, type TheirGame } from './theirGame';
import { theirRule } from './theirRule';

const RULES = 'riichi';
const STICK = 1000;
const MOST_KONGS = 4;
/** Bots that never win would have the same dealer for ever. */
const MOST_REPEATS = 8;

/** A match that is played in the engine and in the package's own referee at once. */
export class Beside {
  readonly counts: Record<string, number> = {};
  private readonly options: Options;
  private readonly bots: readonly Bot[];
  private match: Match;
  private started: StartedDeal;
  private readonly theirs: TheirGame;

  constructor(options: Options, bots: readonly Bot[], seed: string) {
    this.options = options;
    this.bots = bots;
    this.match = startMatch({ rules: RULES, options, bits: hashText(seed).slice(0, 32), text: '' });
    this.started = startNextDeal(this.match);
    this.theirs = newTheirGame(theirRule(options), () => this.wall());
  }

  /** Plays the match to its end; throws where the two do not agree. */
  play(): void {
    this.theirs.reply_kaiju();
    while (this.match.progress) {
      if (this.match.progress.repeat >= MOST_REPEATS) return;
      this.checkStanding();
      this.theirs.reply_qipai();
      this.playDeal();
      if (this.holdsAllFour()) return;
      this.endDeal();
    }
    if (this.theirs._status !== 'jieju') throw new Error('Ours is over, theirs goes on.');
    const points = this.theirs._paipu.point.map((point) => Math.round(Number(point) * 1000));
    agree('result', this.match.scores, points);
  }

  private get deal(): Deal {
    return this.started.deal;
  }

  /** The tiles of each seat first: their referee deals to one seat after the other. */
  private wall(): TheirWall {
    if (!this.match.progress) throw new Error('Ours is over, theirs deals again.');
    const { source } = this.deal;
    if (source.type !== 'wall') throw new Error('There is no wall.');
    const dealt = this.started.dealt.flat();
    const tiles = [...dealt, ...wholeWall(source).slice(dealt.length)].map((tile) => this.name(tile));
    return new TheirWall(tiles, { uraDora: this.options['uraDora'] });
  }

  private checkStanding(): void {
    const { zhuangfeng, jushu, changbang, lizhibang, defen } = this.theirs.model;
    const { progress, scores } = this.match;
    const { honba = 0, sticks = 0 } = progress!.carry as { honba?: number; sticks?: number };
    agree(
      'standing',
      [progress!.round, progress!.dealer, honba, sticks, scores],
      [zhuangfeng, jushu, changbang, lizhibang, defen],
    );
  }

  private playDeal(): void {
    this.count('hands');
    const decide = decideWith(
      playersOf(this.match).map((player) => ({ bot: this.bots[player]!, player })),
      streamSeed(this.match.bits, `bots:${this.match.dealt}`),
    );
    while (this.deal.pending) {
      const answers: Action[] = [];
      const asked = this.agreeOnQuestion();
      for (const seat of asked) {
        const choices = this.commonChoices(seat);
        answers.push(decide(this.deal, seat, choices));
      }
      const replies = answers.map((answer) => [answer.seat, this.replyOf(answer)] as const);
      for (const answer of answers) {
        this.count(answer.type === 'declare' ? answer.what : answer.type);
        advance(this.deal, answer, this.started.events);
      }
      this.answer(replies);
    }
    this.skipQuestions();
  }

  /** Their questions to which nobody has anything to say are passed over, until both ask the same. */
  private agreeOnQuestion(): Seat[] {
    const { why, waiting, kong } = this.deal.pending!;
    const asked = [...this.deal.seats.keys()].filter((seat) => hasSeat(waiting, seat));
    const isClaim = why === 'discard' || why === 'kong';
    while (isClaim !== this.isAboutTile() || this.isExposedKong()) this.passOver();
    if (isClaim) {
      if (kong === null) for (const seat of this.deal.seats.keys()) this.agreeOnClaims(seat);
      return asked;
    }
    agree('turn', asked, [this.theirs.model.lunban]);
    this.agreeOnTurn(asked[0]!);
    return asked;
  }

  private isAboutTile(): boolean {
    return this.theirs._status === 'dapai' || this.theirs._status === 'gang';
  }

  private isExposedKong(): boolean {
    return this.theirs._status === 'fulou' && this.theirs._gang !== null;
  }

  private passOver(): void {
    const { model, _status } = this.theirs;
    if (_status === 'dapai') {
      for (const seat of this.deal.seats.keys())
        if (seat !== model.lunban) agree(`claims of ${seat}`, [], this.theirClaims(seat));
    } else if (_status !== 'gang' && !this.isExposedKong())
      throw new Error(`Theirs asks about ${_status}, ours does not.`);
    this.answer([]);
  }

  /** After our deal is over. */
  private skipQuestions(): void {
    while (!['hule', 'pingju'].includes(this.theirs._status)) this.passOver();
  }

  private answer(replies: readonly (readonly [Seat, Reply])[]): void {
    const { model } = this.theirs;
    model.player_id.forEach((player, seat) => {
      this.theirs.reply(player, replies.find(([of]) => of === seat)?.[1] ?? {});
    });
    switch (this.theirs._status) {
      case 'zimo':
      case 'gangzimo':
        return this.theirs.reply_zimo();
      case 'dapai':
        return this.theirs.reply_dapai();
      case 'fulou':
        return this.theirs.reply_fulou();
      case 'gang':
        return this.theirs.reply_gang();
      default:
        throw new Error(`Theirs waits with ${this.theirs._status}.`);
    }
  }

  /** In a drawn hand somebody holds the fourth of an own pong: the package takes that for a tile that can still come. */
  private holdsAllFour(): boolean {
    const { seats, phase } = this.deal;
    const isDrawn = phase.type === 'ended' && phase.ending === 'exhausted';
    return (
      isDrawn &&
      seats.some(({ melds, counts }) => melds.some(({ kind, type }) => type === 'pong' && counts[kind] === 1))
    );
  }

  private endDeal(): void {
    const { events } = this.started;
    for (const event of events)
      if (event.type === 'win' || event.type === 'aborted' || event.type === 'exhausted')
        this.count(
          event.type === 'aborted' ? event.why : event.type === 'win' ? `win ${event.by}` : event.type,
        );
    this.match = finishDeal(this.match, this.deal);
    if (this.match.progress) this.started = startNextDeal(this.match);
    while (this.theirs._status === 'hule') this.theirs.reply_hule();
    if (this.theirs._status === 'pingju') this.theirs.reply_pingju();
  }

  /** What both allow: the package knows no fifth kong. */
  private commonChoices(seat: Seat): readonly Action[] {
    const kongs = this.deal.seats.reduce(
      (sum, { melds }) => sum + melds.filter(({ type }) => type === 'kong').length,
      0,
    );
    const choices = legalActions(this.deal, seat);
    return kongs < MOST_KONGS ? choices : choices.filter(({ type }) => !type.endsWith('kong'));
  }

  private agreeOnTurn(seat: Seat): void {
    const choices = this.commonChoices(seat);
    const tilesOf = (wanted: readonly Action[]): string[] =>
      named(wanted.flatMap((each) => ('tile' in each && each.tile !== null ? [this.name(each.tile)] : [])));
    const isRiichi = (each: Action): boolean => each.type === 'declare' && each.what === 'riichi';
    // Of a five drawn beside a red one the package says that another is held.
    const allowed = this.theirs.get_dapai().map((tile) => tile.replace('_', ''));
    agree('discards', tilesOf(choices.filter(({ type }) => type === 'discard')), named(allowed));
    if (!this.deal.drawn) return;
    const points = this.theirs.model.defen[this.theirs.model.player_id[seat]!]!;
    const riichi = allowed.filter((tile) => this.theirs.allow_lizhi(tile));
    // With busting off the package lets a player declare who cannot pay.
    agree('riichi', tilesOf(choices.filter(isRiichi)), points < STICK ? [] : named(riichi));
    const kongs = choices.flatMap((each) =>
      each.type === 'concealed-kong'
        ? [tileText(each.kind)]
        : each.type === 'added-kong'
          ? [plain(this.name(each.tile))]
          : [],
    );
    agree('kongs', named(kongs), named(this.theirs.get_gang_mianzi().map(kongTile)));
    agree('win', has(choices, 'win'), this.theirs.allow_hule());
    const isNine = choices.some((each) => each.type === 'declare' && each.what === 'nine-terminals');
    agree('nine terminals', isNine, this.theirs.allow_pingju());
  }

  private agreeOnClaims(seat: Seat): void {
    if (seat === this.theirs.model.lunban) return;
    const isAsked = hasSeat(this.deal.pending!.waiting, seat);
    const choices = isAsked ? this.commonChoices(seat) : [];
    const ours = choices.flatMap((each) =>
      each.type === 'win' ? ['win'] : (claimText(this.deal, each) ?? []),
    );
    agree(`claims of ${seat}`, named(ours), this.theirClaims(seat));
  }

  private theirClaims(seat: Seat): string[] {
    const { theirs } = this;
    return named([
      ...theirs.get_chi_mianzi(seat),
      ...theirs.get_peng_mianzi(seat),
      ...theirs.get_gang_mianzi(seat),
      ...(theirs.allow_hule(seat) ? ['win'] : []),
    ]);
  }

  private replyOf(answer: Action): Reply {
    switch (answer.type) {
      case 'win':
        return { hule: '-' };
      case 'declare':
        return answer.tile === null ? { daopai: '-' } : { dapai: `${this.discardText(answer.tile)}*` };
      case 'discard':
        return { dapai: this.discardText(answer.tile) };
      case 'concealed-kong':
      case 'added-kong': {
        const name = answer.type === 'concealed-kong' ? tileText(answer.kind) : plain(this.name(answer.tile));
        return { gang: this.theirs.get_gang_mianzi().find((text) => kongTile(text) === name)! };
      }
      default: {
        const claim = claimText(this.deal, answer);
        return claim === null ? {} : { fulou: claim };
      }
    }
  }

  private discardText(tile: TileId): string {
    return `${this.name(tile)}${this.deal.drawn?.tile === tile ? '_' : ''}`;
  }

  private name(tile: TileId): string {
    return nameIn(this.deal, tile);
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}

/** Each name once, in one order. */
function named(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

function has(choices: readonly Action[], type: Action['type']): boolean {
  return choices.some((each) => each.type === type);
}

function agree(what: string, ours: unknown, theirs: unknown): void {
  if (!isDeepStrictEqual(ours, theirs))
    throw new Error(`${what}: ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)}`);
}
