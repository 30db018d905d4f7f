import { serve } from '../threads/serve';
import { aimer } from './aimer';

/** The thread that says what hands may become. */
serve(aimer);
