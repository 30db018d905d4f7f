import '../rule-sets/everything';
import { main } from './command';
import { simCommand } from './simCommand';

await main(simCommand);
