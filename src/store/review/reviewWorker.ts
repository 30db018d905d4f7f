import { loadCoach } from '../coach/loadCoach';
import { loadRulesAndBots } from '../loadRulesAndBots';
import { serve } from '../threads/serve';
import { reviewerWith } from './reviewer';

/** The thread in which hands are reviewed, one after the other. */
serve(reviewerWith({ load: loadRulesAndBots, learn: loadCoach }));
