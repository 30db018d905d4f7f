import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sectionsOf } from '../../store/selectors/aims';
import type { Sections } from '../../store/selectors/aims';
import { useGame } from '../context';

/** The section of the card that is shown, null for all; kept from hand to hand. */
const shown = createStore<{ readonly section: string | null }>(() => ({ section: null }));

interface ShownSection {
  /** Null where the game has none. */
  readonly sections: Sections | null;
  readonly section: string | null;
  readonly show: (section: string | null) => void;
}

/** Which section of the card is shown, and all there are. */
export function useSection(): ShownSection {
  const match = useGame((state) => state.match);
  const sections = match && sectionsOf(match);
  const { section } = useStore(shown);
  return {
    sections,
    section: section !== null && sections?.names.includes(section) ? section : null,
    show: (next) => shown.setState({ section: next }),
  };
}
