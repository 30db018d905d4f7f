import { Fragment } from 'react';
import './printedHand.css';

/** A hand as its card prints it: each group in the colour of its suit, whose letter stands small after it. */
export function PrintedHand({ hand }: { readonly hand: string }) {
  return (
    <code className="printed">
      {hand.split(' ').map((group, at) => {
        const [, signs = group, suit = ''] = /^(.+)([abc])$/.exec(group) ?? [];
        return (
          <Fragment key={at}>
            {at > 0 && ' '}
            <b className="printed-group" data-suit={suit}>
              {signs}
              {suit !== '' && <small>{suit}</small>}
            </b>
          </Fragment>
        );
      })}
    </code>
  );
}
