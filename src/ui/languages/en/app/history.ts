import type { ImportRefusal } from '../../../../store/records/historyTypes';
import type { Rank } from '../../../../store/selectors/rank';
import { ranked } from '../grammar';

/** Words of the history. */
export const history = {
  title: 'History',
  back: 'Back to home',
  empty: 'No match has been played to its end yet.',
  loading: 'Reading the history',
  unavailable: 'This browser keeps no history for this page.',
  line: (hands: number, complete: boolean) =>
    `${hands} ${hands === 1 ? 'hand' : 'hands'}${complete ? '' : ', not finished'}`,
  coached: 'coached',
  practice: 'practice',
  challenge: 'challenge',
  share: 'Share and check',
  openLink: 'Open a link',
  place: (rank: Rank) => `You were ${ranked(rank)}`,
  lineOf: 'Your points by hand',
  open: 'Replay',
  review: 'Review',
  export: 'Export',
  exportAll: 'Export all',
  import: 'Import',
  refused: ({ record, detail }: Pick<ImportRefusal, 'why' | 'record' | 'detail'>) =>
    `Not imported: ${record === null ? '' : `record ${record}: `}${detail}`,
  unreadable: 'This match cannot be read.',
  notExported: (count: number) => `Exported without the matches that cannot be read: ${count}.`,
  removeFailed: 'The browser did not remove the match.',
  sums: {
    matches: 'Counted',
    hands: 'Hands',
    won: 'Won, of finished',
    wonOf: (won: number, of: number) => `${won} of ${of}`,
    place: 'Average place',
  },
  damaged: (matches: number) =>
    matches === 1
      ? 'One match cannot be shown: what is kept of it is damaged. It stays where it is.'
      : `${matches} matches cannot be shown: what is kept of them is damaged. They stay where they are.`,
  remove: 'Remove',
  removeAsk: 'Remove this match?',
  removeLong: 'It is deleted from this browser. Export it first if you want to keep it.',
  keep: 'Keep it',
  matches: 'Matches',
};
