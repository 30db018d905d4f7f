import { useMemo } from 'react';
import { encode } from 'uqr';
import { useWords } from '../context';
import { shareWords } from '../text';

/** Longer links make squares too small for the camera of a phone. */
const LONGEST = 1400;

/** The white edge around it, in squares: cameras need as much. */
const EDGE = 4;

/** A link as a picture for a camera; a sentence where it is too long for that. */
export function QrCode({ link }: { readonly link: string }) {
  const { actions } = useWords(shareWords);
  const code = useMemo(() => (link.length > LONGEST ? null : pathOf(link)), [link]);
  if (!code) return <p className="note">{actions.noQr}</p>;
  return (
    <svg className="qr-code" role="img" aria-label={actions.qr} viewBox={`0 0 ${code.size} ${code.size}`}>
      <path d={code.path} />
    </svg>
  );
}

/** The dark squares, row by row, as one outline. */
function pathOf(link: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(link, { ecc: 'L', border: EDGE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
