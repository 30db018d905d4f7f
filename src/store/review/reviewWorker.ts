import { loadCoach } from '../coach/loadCoach';
import { loadGameInWorker } from '../threads/loadGameInWorker';
import { serve } from '../threads/serve';
import { reviewerWith } from './reviewer';

/** The thread in which hands are reviewed, one after the other. */
serve(reviewerWith({ load: loadGameInWorker, learn: loadCoach }));
