import { useEffect, useMemo, useRef, useState } from 'react';
import { browserStorage } from '../../store/saves/browserStorage';
import { dayOfWalls } from '../../store/share/day';
import { readShares } from '../../store/share/keptShares';
import type { OtherMatches, ParkedMatch } from '../../store/types';
import { useGame, useSettings, useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { Question } from '../controls/Question';
import { useSpeak } from '../live/LiveRegion';
import { dayWords } from '../text/dates';
import { cardOf } from '../text/languages';
import { useToday } from '../today';
import { useMediaQuery } from '../useMediaQuery';
import { ParkedCard } from './ParkedCard';
import './parked.css';
import { parkedWords } from '../text';

/** So many cards stand on home itself, on screens with room for them and on others. */
const SHOWN = { roomy: 4, small: 2 };
const ROOMY = '(min-width: 900px) and (min-height: 800px)';

/** The matches under way that are not open: the latest as cards, all of them in a dialog. */
export function ParkedMatches({ others: { list, resume, remove } }: { readonly others: OtherMatches }) {
  const words = useWords(parkedWords);
  const speak = useSpeak();
  const isPlaying = useGame(({ match }) => match !== null);
  const most = useMediaQuery(ROOMY) ? SHOWN.roomy : SHOWN.small;
  const [isOpen, setOpen] = useState(false);
  const [removing, setRemoving] = useState<ParkedMatch | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const count = useRef(list.length);
  const isLastRemoved = useRef(false);
  // Whoever pressed the button of a card that has gone is led to the others.
  useEffect(() => {
    if (list.length < count.current && document.activeElement === document.body) title.current?.focus();
    count.current = list.length;
  }, [list]);
  // The last one took all of this with it: the button below is next.
  useEffect(
    () => () => {
      if (isLastRemoved.current) document.querySelector<HTMLElement>('.start > button')?.focus();
    },
    [],
  );
  const labelOf = useLabels(list);
  const cards = (shown: readonly ParkedMatch[]) => (
    <ul className="columns parked-list">
      {shown.map((match) => (
        <ParkedCard
          key={match.id}
          match={match}
          label={labelOf(match)}
          onResume={() => {
            setOpen(false);
            resume(match.id);
          }}
          onRemove={() => setRemoving(match)}
        />
      ))}
    </ul>
  );
  const heading = isPlaying ? words.others : words.underWay;
  return (
    <section className="parked-matches" aria-label={heading}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {cards(list.slice(0, most))}
      {list.length > most && (
        <Button icon="list" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.all(list.length)}
        </Button>
      )}
      {isOpen && (
        <Dialog title={heading} size="wide" onClose={() => setOpen(false)}>
          {cards(list)}
        </Dialog>
      )}
      {removing && (
        <Question
          title={words.removeAsk}
          note={words.removeLong}
          no={words.keep}
          yes={words.remove}
          onClose={() => setRemoving(null)}
          onYes={() => {
            isLastRemoved.current = list.length === 1;
            remove(removing.id);
            speak(words.removed);
          }}
        />
      )}
    </section>
  );
}

/** Says of a match that it is that of a day, or a challenge. */
function useLabels(list: readonly ParkedMatch[]): (match: ParkedMatch) => string | null {
  const text = useText();
  const words = useWords(parkedWords);
  const now = useToday();
  const language = useSettings((settings) => settings.language);
  const days = useMemo(() => new Map(list.map(({ bits }) => [bits, dayOfWalls(bits, now)])), [list, now]);
  const [challenges] = useState(() => new Set(readShares(browserStorage).known.map(({ bits }) => bits)));
  return ({ bits }) => {
    const day = days.get(bits) ?? null;
    if (day !== null) return day === now ? text.menu.day : words.dayOf(dayWords(day, cardOf(language).dates));
    return challenges.has(bits) ? words.challenge : null;
  };
}
