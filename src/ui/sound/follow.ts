import type { SeenEvent, TableStore } from '../../store/types';
import type { Stores } from '../context';
import { timesNow } from '../motion/running';
import { handTimes } from '../motion/win/steps';
import { cuesOf, declaredIn, isClaim, isNews } from './cues';
import type { Cue } from './cues';
import { createPlayer } from './player';
import type { Player } from './player';
import { callOut, callsOf } from './speech';

/** The last seconds to claim are ticked. */
const LATE = 3;
/** Milliseconds that a question is felt, and a win: shake, rest, shake. */
const BUZZ = 30;
const WIN_BUZZ = [40, 60, 90];

/** Lets the game be heard and felt as the settings say, from now on. Gives what ends it. */
export function followGame(stores: Stores): () => void {
  const { game, settings } = stores;
  const ears = new Ears(stores);
  guard(() => ears.begin(game.getState()));
  const ends = [
    game.subscribe((state) => guard(() => ears.hear(state))),
    settings.subscribe((state, before) => guard(() => ears.tryOut(state, before))),
  ];
  return () => {
    for (const end of ends) end();
    ears.stop();
  };
}

/** A sound that fails is told, and the game goes on. */
function guard(run: () => void): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}

/** When the stamps of those who ended the hand come down; none where the win is not shown so. */
function stampsOf({ view }: TableStore, fresh: readonly SeenEvent[]): number[] {
  const times = view?.phase.type === 'ended' ? timesNow() : null;
  if (!times) return [];
  const winners = fresh.filter(({ event }) => event.type === 'win').length;
  return handTimes(winners, times).map(({ stamp }) => stamp);
}

function lastOfEach(cues: readonly Cue[]): Cue[] {
  return [...new Map(cues.map((cue) => [cue.name, cue])).values()];
}

class Ears {
  private readonly stores: Stores;
  private readonly settings: Stores['settings'];
  private player: Player | null = null;
  private told = 0;
  private wasAsked = false;
  private seconds: number | null = null;

  constructor(stores: Stores) {
    this.stores = stores;
    this.settings = stores.settings;
  }

  /** What has happened already is not heard again. */
  begin(state: TableStore): void {
    this.told = state.seen.at(-1)?.serial ?? 0;
    this.wasAsked = isAsked(state);
    this.ready();
  }

  hear(state: TableStore): void {
    const last = state.seen.at(-1)?.serial ?? 0;
    if (last < this.told) this.told = 0;
    const fresh = state.seen.filter(({ serial }) => serial > this.told);
    this.told = last;
    const cues = cuesOf(state, fresh, stampsOf(state, fresh));
    const asked = isAsked(state);
    const isNew = asked && (cues.length > 0 ? isNews(cues) : !this.wasAsked);
    const isLate = state.secondsLeft !== this.seconds && (state.secondsLeft ?? LATE + 1) <= LATE;
    this.wasAsked = asked;
    this.seconds = state.secondsLeft;
    if (state.screen !== 'table' || document.hidden) return;
    if (isNew || isLate) cues.push({ name: 'tick', side: 0, serial: last });
    // What was skipped is heard as one moment.
    this.play(state.skippedFrom === null ? cues : lastOfEach(cues));
    for (const { name, side, size } of lastOfEach(cues))
      if (isClaim(name)) this.call(`${size ?? name}`, side);
    for (const { what, side } of declaredIn(state, fresh)) this.call(what, side);
    if (cues.some(({ name }) => name === 'win')) this.buzz(WIN_BUZZ);
    else if (isNew) this.buzz(BUZZ);
  }

  /** A setting is heard when it is changed. */
  tryOut(state: ReturnType<Stores['settings']['getState']>, before: typeof state): void {
    this.ready();
    const isChanged = (['silent', 'sound', 'volume'] as const).some((name) => state[name] !== before[name]);
    if (isChanged) {
      this.play([{ name: 'clack', side: 0, serial: 1 }]);
    }
    if (state.spokenClaims && !before.spokenClaims) this.call('pong', 0);
    if (state.vibration && !before.vibration) this.buzz(BUZZ);
  }

  stop(): void {
    this.player?.stop();
    this.player = null;
  }

  /** A page that shall be silent holds no audio device. */
  private ready(): void {
    const { sound, silent } = this.settings.getState();
    if (!sound || silent) this.stop();
    else if ('AudioContext' in window) this.player ??= createPlayer(document);
  }

  private play(cues: readonly Cue[]): void {
    const { volume } = this.settings.getState();
    if (cues.length > 0 && volume > 0) this.player?.play(cues, volume);
  }

  private call(id: string, side: number): void {
    const { silent, spokenClaims, volume } = this.settings.getState();
    const words = callsOf(this.stores);
    if (words && spokenClaims && !silent && volume > 0 && 'speechSynthesis' in window) {
      callOut(window.speechSynthesis, id, { words, side, volume });
    }
  }

  private buzz(pattern: number | number[]): void {
    const { silent, vibration } = this.settings.getState();
    if (vibration && !silent && 'vibrate' in navigator) navigator.vibrate(pattern);
  }
}

/** Not when a choice is about to be made for the player. */
function isAsked({ choices, automatic }: TableStore): boolean {
  return choices.length > 0 && automatic === null;
}
