import type { ReactNode } from 'react';
import { useGame, useSettings, useText } from '../../context';
import { isKeyboardMode } from '../../live/inputMode';
import { useSaid } from '../hint';
import { useWinValue } from '../useHandFacts';
import { usePersonAt } from '../usePersonAt';
import type { TableControls } from '../useTableControls';
import { worthOf } from '../worth';
import { useGameWords } from '../../text/gameWords';
import { Tile } from '../../tile/Tile';
import { ActionButton } from './ActionButton';
import type { TrayOption } from './choices';

interface PromptProps {
  readonly tile: number | null;
  /** What stands in the tile's place where it is not one tile. */
  readonly before?: ReactNode;
  readonly title: string;
  readonly line: string;
  /** Why a win or a kong is missing; it stands instead of the line. */
  readonly why: string | null;
  readonly titleId: string;
  readonly children: ReactNode;
}

/** What is asked: the tile in question, the question, and what stands beside it. */
export function Prompt({ tile, before, title, line, why, titleId, children }: PromptProps) {
  const said = useSaid();
  return (
    <div className="ask">
      {before}
      {tile !== null && (
        <span className="ask-tile">
          <Tile kind={tile} silent />
        </span>
      )}
      <p className={said ? 'unseen' : 'ask-words'}>
        <b id={titleId}>{title}</b>
        <span id={`${titleId}-line`} className={why === null ? undefined : 'why'}>
          {why ?? line}
        </span>
      </p>
      {said && (
        <div className="ask-said">
          {said}
          {why !== null && <p className="why">{why}</p>}
        </div>
      )}
      {children}
    </div>
  );
}

/** Whoever plays by keys goes on in the hand. */
export function focusHand(): void {
  if (isKeyboardMode()) document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
}

/** What a win now is worth and brings, in words; null where that is not to be shown. */
export function useWinWords(): readonly string[] | null {
  const text = useText();
  const { units } = useGameWords();
  const value = useWinValue();
  const isShown = useSettings((settings) => settings.showWinValue);
  if (!value?.sheet.legal || !isShown) return null;
  return [worthOf(value.sheet, units), value.gain === null ? '' : text.signed(value.gain)].filter(Boolean);
}

/** Who plays, while nothing is asked. */
export function useIdleWords(): string | null {
  const text = useText();
  const view = useGame((state) => state.view);
  const personAt = usePersonAt();
  if (!view) return null;
  return {
    'before-play': text.tray.othersChoose,
    play: text.tray.waitFor(personAt(view.turn)),
    ended: text.tray.over,
  }[view.phase.type];
}

interface ActionsProps {
  readonly controls: TableControls;
  readonly label: string;
  /** Whether the hand that has just won can be seen again. */
  readonly hasWon?: boolean;
  readonly children?: ReactNode;
}

/** The options as buttons; `children` are further ones. */
export function Actions({ controls, label, hasWon = false, children }: ActionsProps) {
  const { options, mark, perform, isDeclaring } = controls;
  const worth = useWinWords() ?? undefined;
  const onMark = (option: TrayOption | null) => mark(option?.own ?? []);
  return (
    <div
      className="acts"
      role="group"
      aria-label={label}
      data-count={options.length + (children ? 1 : 0)}
      data-names={[...new Set([...options.map(({ name }) => name), ...(hasWon ? ['see'] : [])])].join(' ')}
    >
      {options.map((option) => (
        <ActionButton
          key={option.id}
          option={option}
          note={option.name === 'win' ? worth : undefined}
          isBegun={isDeclaring}
          onPerform={perform}
          onMark={onMark}
        />
      ))}
      {children}
    </div>
  );
}
