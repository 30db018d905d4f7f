import type { OtherMatches } from '../../store/types';
import { ParkedMatches } from '../parked/ParkedMatches';
import { NewMatchDialogs } from './NewMatchDialogs';
import type { NewMatchDialogsProps } from './NewMatchDialogs';

/** What home shows only to some, as one part: the other matches under way, or a dialog of the form. */
export function HomeLater(props: NewMatchDialogsProps | { readonly others: OtherMatches }) {
  return 'others' in props ? <ParkedMatches {...props} /> : <NewMatchDialogs {...props} />;
}
