import { serve } from '../threads/serve';
import { loadCoach } from './loadCoach';
import { thinkerWith } from './thinker';

/** The coach's own thread. */
serve(thinkerWith(loadCoach));
