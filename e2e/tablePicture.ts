import { legalActions } from '../src/engine/legalActions';
import type { SeatView } from '../src/engine/view';
import { loadSave } from '../src/store/saves/readSave';
import { personAt, seatInfos } from '../src/store/selectors/seats';
import type { SeatInfo } from '../src/store/selectors/seats';
import { isHumanAsked } from '../src/store/match/session';
import type { Session } from '../src/store/match/session';
import { lastDiscardIn, seenEvents, tableState } from '../src/store/match/tableState';
import { kindsOf } from '../src/store/selectors/tiles';
import { actionWord } from '../src/ui/table/actionWord';
import { playWordsIn } from '../src/ui/table/playWords';
import { laidOutName } from '../src/ui/table/tray/laidOutName';
import { meldName } from '../src/ui/tile/meldName';
import { trayOptions } from '../src/ui/table/tray/choices';
import type { TrayOption } from '../src/ui/table/tray/choices';
import { words as en } from '../src/ui/languages/en/app';

/** For games without words of their own. */
const WORDS = playWordsIn(null);

/** What the table tells a screen reader. */
export interface Picture {
  /** Sorted; the drawn tile among them is named as such. */
  readonly hand: readonly string[];
  /** Name, wind and points of each seat. */
  readonly seats: readonly string[];
  /** Concealed tiles of the others: how many, or which when they lie open. */
  readonly backs: readonly string[];
  readonly rivers: readonly string[];
  readonly melds: readonly string[];
  readonly bonus: readonly string[];
  readonly left: string;
  /** What is asked; null when nothing is. */
  readonly prompt: string | null;
  readonly options: readonly string[];
}

/** The kept match, and the table at the same moment. */
export interface Moment {
  readonly saved: Readonly<Record<string, string>>;
  readonly picture: Picture;
  /** The words of the result page; null while it is not shown. */
  readonly result: string | null;
}

declare global {
  interface Window {
    readMoment: () => Moment;
  }
}

/** To be run in the page before the app: gives it `readMoment`, and keeps the last moment before it unloads. */
export function watchMoments(): void {
  // oxlint-disable unicorn/consistent-function-scoping -- the page is sent this function alone
  const all = (selector: string, from: ParentNode = document) => [...from.querySelectorAll(selector)];
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? '';
  const named = (selector: string, inner: string) =>
    all(selector).map((each) => `${nameOf(each)}: ${all(inner, each).map(nameOf).join(', ')}`);
  const backsOf = (each: Element) =>
    each.hasAttribute('aria-label') ? nameOf(each) : all('[role=img]', each).map(nameOf).join(', ');
  // oxlint-enable unicorn/consistent-function-scoping
  window.readMoment = () => ({
    saved: Object.fromEntries(Object.entries(localStorage).filter(([key]) => /\/match(-hands)?$/.test(key))),
    result: document.querySelector('main.result')?.textContent ?? null,
    picture: {
      hand: all('.hand button').map(nameOf).toSorted(),
      seats: all('.own, .seat').map(nameOf).toSorted(),
      backs: all('.seat')
        .map((seat) => `${nameOf(seat)}: ${all('.backs', seat).map(backsOf).join()}`)
        .toSorted(),
      rivers: named('.river', '[role=img]').toSorted(),
      melds: named('.melds', '.meld').toSorted(),
      bonus: named('.flowers', '[role=img]').toSorted(),
      left: document.querySelector('.left-line b')?.textContent ?? '',
      prompt: document.querySelector('.tray--claim b, .tray--turn b')?.textContent ?? null,
      options: all('.tray .act:not(.act--discard)').map((act) => nameOf(act).replace(/^Win,.*/, 'Win')),
    },
  });
  window.addEventListener('pagehide', () =>
    sessionStorage.setItem('unloaded', JSON.stringify(window.readMoment())),
  );
}

/** The picture of the table after the last complete action in the save. */
export function pictureOf(saved: Moment['saved']): Picture {
  const storage = {
    getItem: (key: string) => saved[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
    keys: () => Object.keys(saved),
  };
  const loaded = loadSave(storage);
  if (loaded.kind !== 'session' || loaded.aside) throw new Error(`The save is no use: ${loaded.kind}.`);
  return pictureAfter(loaded.session);
}

function pictureAfter(session: Session): Picture {
  const state = tableState(session);
  const { view } = state;
  if (!view) throw new Error('There is no deal.');
  const kinds = kindsOf(view);
  const nameOf = (tile: number) => en.tile(kinds[tile] ?? 0);
  const infos = seatInfos({ ...state, view });
  const last = lastDiscardIn(seenEvents(session, session.events, 1));
  const drawn = view.drawn?.tile ?? null;
  const river = ({ shown }: SeatInfo) =>
    shown.river.filter(({ tile, claimedBy }) => claimedBy === null || tile === last).map(({ tile }) => tile);
  const backs = ({ shown }: SeatInfo) =>
    shown.open
      ? shown.open
          .toSorted((a, b) => (kinds[a] ?? 0) - (kinds[b] ?? 0))
          .map(nameOf)
          .join(', ')
      : en.table.concealed(shown.handSize);
  return {
    hand: view.hand
      .map((tile) => (tile === drawn ? en.hand.justDrawn(nameOf(tile)) : nameOf(tile)))
      .toSorted(),
    seats: infos.map(seatName).toSorted(),
    backs: infos
      .slice(1)
      .map((info) => `${seatName(info)}: ${backs(info)}`)
      .toSorted(),
    rivers: infos.map((info) => named(en.table.river(info.person), river(info).map(nameOf))).toSorted(),
    melds: infos
      .filter(({ shown }) => shown.melds.length > 0)
      .map((info) => named(en.table.melds(info.person), meldsOf(info, infos, view)))
      .toSorted(),
    bonus: infos
      .filter(({ shown }) => shown.bonus.length > 0)
      .map(({ person, shown }) => named(en.table.flowers(person), shown.bonus.map(nameOf)))
      .toSorted(),
    left: String(view.wallLeft),
    ...askedOf(session, view),
  };
}

/** Time that the test lets run may be longer than a bot is waited for: then a stand-in chose, and the seat says so. */
function seatName(info: SeatInfo): string {
  const stoodIn = info.stoodIn > 0 ? [en.table.stoodIn(info.stoodIn)] : [];
  return en.table.also(en.table.seat(info), stoodIn);
}

const named = (label: string, names: readonly string[]) => `${label}: ${names.join(', ')}`;

function meldsOf({ shown }: SeatInfo, infos: readonly SeatInfo[], view: SeatView): string[] {
  const kinds = kindsOf(view);
  return shown.melds.map((meld) => {
    const faces = meld.tiles.map((tile) => kinds[tile] ?? meld.kind);
    const name = meldName({ ...meld, faces }, WORDS, en);
    const from = infos.find(({ seat }) => seat === meld.from);
    return from ? en.table.claimedFrom(name, from.person) : name;
  });
}

function askedOf(session: Session, view: SeatView): Pick<Picture, 'prompt' | 'options'> {
  if (!isHumanAsked(session)) return { prompt: null, options: [] };
  const options = trayOptions(view, legalActions(session.deal, view.seat), kindsOf(view));
  return { prompt: promptOf(session, view), options: options.map((option) => labelOf(option, view)) };
}

function promptOf(session: Session, view: SeatView): string {
  const { pending, drawn } = view;
  const kinds = kindsOf(view);
  const name = (tile: number | null) => en.tile(kinds[tile ?? 0] ?? 0);
  if (pending?.why === 'turn') return drawn ? en.tray.drew(name(drawn.tile)) : en.tray.yourTurn;
  const who = personAt(session, pending?.from ?? 0);
  if (pending?.why === 'kong') return en.tray.declaredKong(who, name(pending.tile));
  return pending?.why === 'bonus' ? en.tray.bonusWin : en.tray.discarded(who, name(pending?.tile ?? null));
}

function labelOf(option: TrayOption, { pending }: SeatView): string {
  const words = { play: WORDS, text: en, isTurn: pending?.why === 'turn' };
  return laidOutName(option, WORDS, en) ?? actionWord(option.action, words);
}
