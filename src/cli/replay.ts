import '../rule-sets/all';
import { main } from './command';
import { replayCommand } from './replayFile';

await main(replayCommand);
