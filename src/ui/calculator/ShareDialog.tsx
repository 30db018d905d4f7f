import { writeLink } from '../../store/share/links';
import { Dialog } from '../controls/Dialog';
import { ShareActions } from '../share/ShareActions';
import { useCalculator } from './useCalculator';
import { useWords } from '../context';
import { calculatorWords } from '../text';

/** The hand as a link. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  return (
    <Dialog title={words.sharing} onClose={onClose}>
      <ShareActions code={writeLink({ kind: 'hand', draft })} title={words.sharing} />
    </Dialog>
  );
}
