import { useState } from 'react';
import type { RuleSetId } from '../../engine/types';
import { useText } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { Fetched } from '../controls/Fetched';
import { lateComponent } from '../lateComponent';

const PicturedItems = lateComponent(async () => (await import('./PicturedItems')).PicturedItems);

/** Opens the table of what hands are worth. */
export function ItemsButton({ rules }: { readonly rules: RuleSetId }) {
  const { menu } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="tiles" onClick={() => setOpen(true)}>
        {menu.items}
      </Button>
      {isOpen && (
        <Dialog title={menu.items} size="wide" onClose={() => setOpen(false)}>
          <Fetched>
            <PicturedItems rules={rules} />
          </Fetched>
        </Dialog>
      )}
    </>
  );
}
