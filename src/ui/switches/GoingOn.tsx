import { useEffect } from 'react';
import { useMatch, useWords } from '../context';
import { switchWords } from '../text';

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Says that the next hand comes by itself, and how to stop it. */
export function GoingOn() {
  const pause = useMatch((state) => state.goesOnIn);
  return pause !== null && <Coming pause={pause} />;
}

function Coming({ pause }: { readonly pause: number }) {
  const words = useWords(switchWords);
  const stay = useMatch((state) => state.stay);
  useEffect(() => {
    for (const input of INPUTS) addEventListener(input, stay, true);
    return () => {
      for (const input of INPUTS) removeEventListener(input, stay, true);
    };
  }, [stay]);
  return (
    <p className="going-on" role="status" style={{ '--pause': `${pause}ms` }}>
      {words.goesOn}
    </p>
  );
}
