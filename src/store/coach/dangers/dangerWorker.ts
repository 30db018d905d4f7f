import { serve } from '../../threads/serve';
import { loadCoach } from '../loadCoach';
import { weigherWith } from './weigher';

/** The thread in which it is counted how dangerous discards are. */
serve(weigherWith(loadCoach));
