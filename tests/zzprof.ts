import '../src/rule-sets/everything';
import { loadAdvisor, advisorFor } from '../src/coach/advisor';
import { Thought } from '../src/coach/thought';
import { loadAllBots, loadBot } from '../src/bots/registry';
import { gameOf, someOf } from './support/decisions';
const rules = process.argv[2]!;
await loadAllBots();
for (const b of ['routes-1','sharp']) await loadBot(b, gameOf(rules));
await loadAdvisor(gameOf(rules));
const ds = [...someOf(rules, 'claims', 3), ...someOf(rules, 'turns', 2)];
let sum = 0; const t0 = performance.now();
for (const d of ds) { const t = performance.now(); const j = new Thought(d, advisorFor(d.view)!).think('quick'); sum += j.choices.reduce((s, c) => s + c.points, 0); console.log(d.choices.length, (performance.now()-t).toFixed(0)); }
console.log(rules, 'all', (performance.now()-t0).toFixed(0), 'sum', sum);
