import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { personAt } from '../../store/seats';
import { useGame, useKinds, useText } from '../context';
import { isKeyboardMode } from '../live/inputMode';
import { Tile } from '../tile/Tile';
import { useWinValue } from '../table/useHandFacts';
import type { TableControls } from '../table/useTableControls';
import { countedFaan, stepOf, worthOf } from '../table/worth';
import { ActionButton, KeyHint } from './ActionButton';
import { Countdown } from './Countdown';
import type { TrayOption } from './options';

/** The one place for everything that is asked: a claim, the own turn, or who is playing. */
export function Tray({ controls }: { readonly controls: TableControls }) {
  const why = useGame((state) => (state.choices.length > 0 ? state.view?.pending?.why : undefined));
  if (why === undefined) return <IdleTray />;
  return why === 'turn' ? <TurnTray controls={controls} /> : <ClaimTray controls={controls} />;
}

/** Says who plays while nothing is asked; it keeps the tray's place. */
function IdleTray() {
  const text = useText();
  const view = useGame((state) => state.view);
  const players = useGame((state) => state.players);
  const human = useGame((state) => state.human);
  if (!view) return null;
  const isOver = view.phase.type === 'ended';
  const words = isOver
    ? text.tray.over
    : text.tray.waitFor(personAt({ view, players, human, scores: [] }, view.turn));
  return (
    <div className="tray tray--idle">
      <p>{words}</p>
    </div>
  );
}

/** The prompt for a discard, a kong that can be robbed, or a win with bonus tiles. */
function ClaimTray({ controls }: { readonly controls: TableControls }) {
  const text = useText();
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const { title, line, tile } = useQuestion();
  useEffect(() => {
    if (isKeyboardMode()) element.current?.querySelector('button')?.focus();
    return () => {
      if (isKeyboardMode()) document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
    };
  }, []);
  return (
    <section
      ref={element}
      className="tray tray--claim"
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
    >
      <Question tile={tile} title={title} line={line} titleId={titleId}>
        <Countdown />
      </Question>
      <Actions controls={controls} label={text.tray.claimOrPass} />
    </section>
  );
}

function useQuestion(): { title: string; line: string; tile: number | null } {
  const text = useText();
  const kinds = useKinds();
  const view = useGame((state) => state.view);
  const players = useGame((state) => state.players);
  const human = useGame((state) => state.human);
  const pending = view?.pending;
  const kind =
    pending === undefined || pending === null || pending.tile === null ? null : (kinds[pending.tile] ?? 0);
  const name = kind === null ? '' : text.tile(kind);
  const who = personAt({ view, players, human, scores: [] }, pending?.from ?? 0);
  switch (pending?.why) {
    case 'kong':
      return { title: text.tray.declaredKong(who, name), line: text.tray.robOrPass, tile: kind };
    case 'bonus':
      return { title: text.tray.bonusWin, line: text.tray.bonusOrPass, tile: kind };
    default:
      return { title: text.tray.discarded(who, name), line: text.tray.claimOrPass, tile: kind };
  }
}

/** The own turn: win, kongs and the discard of the selected tile. */
function TurnTray({ controls }: { readonly controls: TableControls }) {
  const text = useText();
  const kinds = useKinds();
  const titleId = useId();
  const { hand, selected, discard } = controls;
  const drawn = hand.drawn === null ? null : (kinds[hand.drawn] ?? 0);
  const title = drawn === null ? text.tray.yourTurn : text.tray.drew(text.tile(drawn));
  const below = useBelowMinimum();
  useEffect(() => {
    if (isKeyboardMode()) document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
  }, []);
  return (
    <section className="tray tray--turn" aria-labelledby={titleId}>
      <Question tile={drawn} title={title} line={below ?? text.tray.choose} titleId={titleId}>
        {drawn !== null && <span className="turn-chip">{text.tray.yourTurn}</span>}
      </Question>
      <Actions controls={controls} label={title}>
        <button
          type="button"
          className="act act--discard"
          aria-disabled={selected === null}
          aria-label={
            selected === null
              ? `${text.actions.discard}: ${text.tray.choose}`
              : text.tray.discardTile(text.tile(kinds[selected] ?? 0))
          }
          onClick={() => selected !== null && discard(selected)}
        >
          <span className="act-tiles">
            {selected !== null && <Tile kind={kinds[selected] ?? 0} silent />}
          </span>
          <span className="act-word">
            <b>{text.actions.discard}</b>
            <KeyHint keys={['Enter']} />
          </span>
        </button>
      </Actions>
    </section>
  );
}

/** "2 faan, 3 needed" when the hand is complete but may not be won with. */
function useBelowMinimum(): string | null {
  const text = useText();
  const value = useWinValue();
  if (!value || value.sheet.legal) return null;
  const minimum = stepOf(value.sheet, 'minimum');
  return minimum === null ? null : text.below(countedFaan(value.sheet), minimum);
}

interface QuestionProps {
  readonly tile: number | null;
  readonly title: string;
  readonly line: string;
  readonly titleId: string;
  readonly children: ReactNode;
}

function Question({ tile, title, line, titleId, children }: QuestionProps) {
  return (
    <div className="ask">
      {tile !== null && (
        <span className="ask-tile">
          <Tile kind={tile} silent />
        </span>
      )}
      <p className="ask-words">
        <b id={titleId}>{title}</b>
        <span>{line}</span>
      </p>
      {children}
    </div>
  );
}

interface ActionsProps {
  readonly controls: TableControls;
  readonly label: string;
  readonly children?: ReactNode;
}

function Actions({ controls, label, children }: ActionsProps) {
  const text = useText();
  const value = useWinValue();
  const { options, mark, perform } = controls;
  const worth = value?.sheet.legal ? text.value(worthOf(value.sheet, text), value.gain) : undefined;
  const onMark = (option: TrayOption | null) => mark(option?.own ?? []);
  return (
    <div className="acts" role="group" aria-label={label} data-count={options.length + (children ? 1 : 0)}>
      {options.map((option) => (
        <ActionButton
          key={option.id}
          option={option}
          note={option.name === 'win' ? worth : undefined}
          onPerform={perform}
          onMark={onMark}
        />
      ))}
      {children}
    </div>
  );
}
