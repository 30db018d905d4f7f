import { writeLink } from '../../store/share/links';
import { Dialog } from '../controls/Dialog';
import { ShareActions } from '../share/ShareActions';
import { useCalculatorWords } from './calculatorWords';
import { useCalculator } from './useCalculator';

/** The hand as a link. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useCalculatorWords();
  const draft = useCalculator((state) => state.draft);
  return (
    <Dialog title={words.sharing} onClose={onClose}>
      <ShareActions code={writeLink({ kind: 'hand', draft })} title={words.sharing} />
    </Dialog>
  );
}
