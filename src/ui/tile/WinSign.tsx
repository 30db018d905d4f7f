import { usePlayWords } from '../table/usePlayWords';
import { Glyph } from './Tile';

/** What is stamped on a hand that has won: the game's own word for it, else the sign of most games. */
export function WinSign({ isDrawn }: { readonly isDrawn: boolean }) {
  const term = usePlayWords().term(isDrawn ? 'drawn-win' : 'win');
  if (term === null) return <Glyph name="win" />;
  return (
    <b className="win-term" style={{ '--letters': [...term].length }} aria-hidden="true">
      {term}
    </b>
  );
}
