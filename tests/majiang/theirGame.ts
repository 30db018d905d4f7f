import { createRequire } from 'node:module';
import { indicatorPlaces } from '../../src/rule-sets/riichi/indicators';

// The parts used of the package's own referee, which brings no types.

export type Reply = Readonly<Partial<Record<'hule' | 'daopai' | 'gang' | 'fulou' | 'dapai', string>>>;

export interface TheirModel {
  readonly zhuangfeng: number;
  readonly jushu: number;
  readonly changbang: number;
  readonly lizhibang: number;
  /** Points by player. */
  readonly defen: readonly number[];
  /** Who acts, by seat. */
  readonly lunban: number;
  readonly player_id: readonly number[];
}

type Status =
  | 'kaiju'
  | 'qipai'
  | 'zimo'
  | 'dapai'
  | 'fulou'
  | 'gang'
  | 'gangzimo'
  | 'hule'
  | 'pingju'
  | 'jieju';

/** What the package's referee is asked, between answers. */
export interface TheirGame {
  readonly model: TheirModel;
  _sync: boolean;
  _status: Status;
  /** The kong that is being made. */
  _gang: string | null;
  readonly _paipu: { readonly point: readonly string[] };
  kaiju(first: number): void;
  qipai(wall?: TheirWall): void;
  reply(player: number, reply: Reply): void;
  reply_kaiju(): void;
  reply_qipai(): void;
  reply_zimo(): void;
  reply_dapai(): void;
  reply_fulou(): void;
  reply_gang(): void;
  reply_hule(): void;
  reply_pingju(): void;
  get_dapai(): readonly string[];
  get_chi_mianzi(seat: number): readonly string[];
  get_peng_mianzi(seat: number): readonly string[];
  get_gang_mianzi(seat?: number): readonly string[];
  allow_lizhi(tile: string): boolean;
  allow_hule(seat?: number): boolean;
  allow_pingju(): boolean;
}

interface Mute {
  action(): void;
}

type NewGame = new (players: readonly Mute[], done: null, rule: object) => TheirGame;

const require = createRequire(import.meta.url);
const { Game } = require('@kobalab/majiang-core') as { readonly Game: NewGame };

const mute: Mute = { action: () => undefined };

/** Their referee, which deals from the walls it is given. */
export function newTheirGame(rule: object, nextWall: () => TheirWall): TheirGame {
  const game = new Game([mute, mute, mute, mute], null, rule);
  const deal = game.qipai.bind(game);
  game.qipai = () => deal(nextWall());
  game._sync = true;
  game.kaiju(0);
  return game;
}

const DEAD = 14;

/** Our wall as their referee draws from it: its indicators lie where ours do. */
export class TheirWall {
  private readonly tiles: readonly string[];
  private readonly options: WallOptions;
  private front = 0;
  private back: number;
  private shown = 1;
  private isClosed = false;

  constructor(tiles: readonly string[], options: WallOptions) {
    this.tiles = tiles;
    this.options = options;
    this.back = tiles.length;
  }

  zimo(): string {
    return this.tiles[this.front++]!;
  }

  gangzimo(): string {
    return this.tiles[--this.back]!;
  }

  kaigang(): void {
    this.shown++;
  }

  close(): void {
    this.isClosed = true;
  }

  get paishu(): number {
    return this.back - this.front - DEAD;
  }

  get baopai(): string[] {
    return this.places().map((place) => this.tiles[place]!);
  }

  get fubaopai(): string[] | null {
    const { uraDora } = this.options;
    if (!this.isClosed || uraDora === 'none') return null;
    const under = this.places().map((place) => this.tiles[place - 1]!);
    return uraDora === 'first' ? under.slice(0, 1) : under;
  }

  private places(): readonly number[] {
    return indicatorPlaces(this.tiles.length).slice(0, this.shown);
  }
}

export interface WallOptions {
  readonly uraDora: unknown;
}
