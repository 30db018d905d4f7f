import { useEffect, useRef } from 'react';
import { useGame, useText } from '../../context';
import { Button } from '../../controls/buttons';
import { useTakeBack } from '../useTakeBack';

/** Milliseconds in which a press still belongs to the discard before: a finger that bounced. */
const BOUNCE = 250;

/** Takes the own discard back, while nobody has answered it. */
export function TakeBack() {
  return useGame((state) => state.mayTakeBack) && <TakeBackButton />;
}

function TakeBackButton() {
  const text = useText();
  const takeBack = useTakeBack();
  const isMeant = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isMeant.current = true;
    }, BOUNCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button icon="again" className="take-back" onClick={() => isMeant.current && takeBack()}>
      {text.menuNotes.takeBack}
    </Button>
  );
}
