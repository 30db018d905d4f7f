import '../rule-sets/everything';
import { coachCommand } from './coach/coachCommand';
import { main } from './command';

await main(coachCommand);
