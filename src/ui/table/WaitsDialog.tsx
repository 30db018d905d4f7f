import type { ShownWait, WaitWorth } from '../../store/selectors/worthTypes';
import { useText } from '../context';
import { Dialog } from '../controls/Dialog';
import { useGameWords } from '../text/gameWords';
import { Tile } from '../tile/Tile';
import { whyWords } from './useMissing';
import { worthOf } from './worth';
import './waits.css';

interface WaitsDialogProps {
  readonly waits: readonly ShownWait[];
  readonly onClose: () => void;
}

/** Tile by tile what a ready hand would be worth, or why it may not win on that tile. */
export function WaitsDialog({ waits, onClose }: WaitsDialogProps) {
  const text = useText();
  return (
    <Dialog title={text.ready.more} onClose={onClose}>
      <ul className="wait-worths">
        {waits.map(({ kind, left, discard, drawn }) => (
          <li key={kind}>
            <Tile kind={kind} silent />
            <p>
              <b>{text.ready.wait(text.tile(kind), left)}</b>
              <Way name={text.ready.onDiscard} worth={discard} />
              <Way name={text.ready.selfDrawn} worth={drawn} />
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Way({ name, worth: { sheet, refusal } }: { readonly name: string; readonly worth: WaitWorth }) {
  const text = useText();
  const game = useGameWords();
  const worth = sheet ? worthOf(sheet, game.units) : '';
  return (
    <span className={refusal ? 'wait-way wait-way--refused' : 'wait-way'}>
      {text.ready.way(name, refusal ? whyWords(refusal, text, game) : worth === '' ? text.ready.wins : worth)}
    </span>
  );
}
