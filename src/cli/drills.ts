import '../rule-sets/everything';
import { main } from './command';
import { drillsCommand } from './drillsCommand';

await main(drillsCommand);
