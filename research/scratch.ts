import '../src/rule-sets/everything';
import { loadAllBooks } from '../src/bots/knownBooks';
import { playDeal } from '../src/bots/playDeal';
import { finishDeal, startMatch, startNextDeal } from '../src/engine/match';
import { hashText } from '../src/engine/random';
import type { Action, Deal } from '../src/engine/types';
import { seatView } from '../src/engine/view';
import { waitsOf } from '../src/rule-sets/riichi/hands';
import { riichiOf } from '../src/rule-sets/riichi/data';
import { Weighing } from '../src/rule-sets/riichi/apart/mind/riichiMind';
import { optionsOf } from '../tests/support/rigged';

const N = Number(process.argv[2] ?? 4);
const SEED = process.argv[3] ?? 'a';
interface Row { key: string; n: number; pred: number; act: number }
const tables = new Map<string, Map<string, Row>>();
function add(table: string, key: string, pred: number, act: number) {
  let t = tables.get(table);
  if (!t) tables.set(table, (t = new Map()));
  let r = t.get(key);
  if (!r) t.set(key, (r = { key, n: 0, pred: 0, act: 0 }));
  r.n++; r.pred += pred; r.act += act;
}
async function go() {
  await loadAllBooks();
  let hands = 0; let wins = 0; let dealIns = 0; let riichis = 0; let opens = 0; let draws = 0; let time = 0; let choices = 0; let wonPoints = 0; let turns = 0;
  for (let m = 0; m < N; m++) {
    let match = startMatch({ rules: 'riichi', options: optionsOf('riichi'), bits: hashText(`scratch:${SEED}:${m}`).slice(0, 32), text: '' });
    while (match.progress) {
      const started = startNextDeal(match);
      const pend: { seat: number; worth: number; key: string; at: number }[] = [];
      const deals: { seat: number; chance: number; key: string; id: number }[] = [];
      playDeal(started.deal, (deal: Deal, seat: number, cs: readonly Action[]) => {
        const view = seatView(deal, seat);
        if (cs.length === 1) return cs[0]!;
        const win = cs.find((c) => c.type === 'win');
        if (win) return win;
        const t0 = process.cpuUsage();
        const w = new Weighing(view);
        const all = w.all(cs).sort((a, b) => b.worth - a.worth);
        const d = process.cpuUsage(t0); time += (d.user + d.system) / 1000; choices++;
        const best = all[0]!;
        const x = w as any;
        if (view.pending?.why === 'turn') {
          const tile = best.action.type === 'discard' || best.action.type === 'declare' ? best.action.tile : null;
          if (tile !== null) {
            const kind = x.facts.kinds[tile];
            const miss = x.missing();
            const open = view.seats[seat]!.melds.some((q: any) => !q.concealed) ? 'open' : 'closed';
            const thr = x.outside.threats.some((q: any) => q.isRiichi) ? 'riichi' : 'calm';
            pend.push({ seat, worth: best.worth, key: `${open} m${miss} ${thr}${best.action.type === 'declare' ? ' R' : ''}`, at: deal.ledger.length });
            const c = x.outside.chance[kind];
            deals.push({ seat, chance: c, key: c < 0.01 ? '0-1' : c < 0.02 ? '1-2' : c < 0.05 ? '2-5' : c < 0.1 ? '5-10' : c < 0.15 ? '10-15' : '15+', id: deal.seats[seat]!.river.length });
            for (const th of x.outside.threats) {
              const other = deal.seats[th.seat]!;
              const ready = waitsOf(other).length > 0;
              const exposed = other.melds.filter((q) => !q.concealed).length;
              if (!th.isRiichi) add('ready', `${exposed} melds, ${String(Math.floor(other.river.length / 3) * 3).padStart(2)}`, th.ready, Number(ready));
              if (th.isRiichi) for (const q of [kind]) add('riichiwait', th.waits[q] < 0.02 ? '0-2' : th.waits[q] < 0.05 ? '2-5' : th.waits[q] < 0.08 ? '5-8' : th.waits[q] < 0.12 ? '8-12' : '12+', th.waits[q], Number(waitsOf(other).includes(q) && !other.river.some(({ tile }) => waitsOf(other).includes(x.facts.kinds[tile]))));
              if (th.isRiichi) for (let q = 0; q < 34; q++) if (view.counts[q]! > 0) { const rank = q >= 27 ? 'honour' : ['1', '2', '3', '4', '5', '4', '3', '2', '1'][q % 9]!; add('rw ' + rank, th.waits[q] === 0 ? '0' : th.waits[q] < 0.02 ? '0-2' : th.waits[q] < 0.05 ? '2-5' : th.waits[q] < 0.08 ? '5-8' : th.waits[q] < 0.12 ? '8-12' : '12+', th.waits[q], Number(waitsOf(other).includes(q) && !other.river.some(({ tile }) => waitsOf(other).includes(x.facts.kinds[tile])))); }
            }
          }
        }
        return best.action;
      }, started.events);
      const { deal, events } = started;
      hands++;
      const win = deal.wins[0];
      if (!win) draws++;
      for (const p of pend) {
        const got = deal.ledger.slice(p.at).reduce((s, e) => s + (e.to === p.seat ? e.amount : 0) - (e.from === p.seat ? e.amount : 0), 0);
        add('worth', p.key, p.worth, got);
        const wonIt = deal.wins.some((w) => w.seat === p.seat);
        add('wonrate', p.key, 0, Number(wonIt)); if (wonIt) add('wonpts', p.key, 0, got); else if (deal.wins.some((w) => w.from === p.seat)) add('dealt', p.key, 0, got); else if (deal.wins.length === 0) add('drawn', p.key, 0, got); else add('otherswon', p.key, 0, got);
      }
      for (const q of deals) {
        const inn = deal.wins.some((w) => w.from === q.seat) && deal.seats[q.seat]!.river.length === q.id + 1;
        add('dealin', q.key, q.chance, Number(inn));
      }
      for (let s = 0; s < 4; s++) {
        if (riichiOf(deal, s) > 0) riichis++;
        if (deal.seats[s]!.melds.some((q) => !q.concealed)) opens++;
        if (deal.wins.some((w) => w.seat === s)) { wins++; turns += deal.seats[s]!.river.length; wonPoints += deal.ledger.reduce((a, e) => a + (e.to === s ? e.amount : 0), 0); }
        if (deal.wins.some((w) => w.from === s)) dealIns++;
        for (const w of deal.wins) if (w.seat === s) for (const l of w.sheet.lines) add('yaku', String(l.id), 0, 1);
      }
      match = finishDeal(match, started.deal);
    }
  }
  const S = hands * 4;
  console.log(`hands ${hands} win ${(100 * wins / S).toFixed(1)} dealin ${(100 * dealIns / S).toFixed(1)} riichi ${(100 * riichis / S).toFixed(1)} open ${(100 * opens / S).toFixed(1)} drawn ${(100 * draws / hands).toFixed(1)} points/win ${(wonPoints / wins).toFixed(0)} turn ${(turns / wins).toFixed(1)} ms ${(time / choices).toFixed(2)}`);
  for (const [name, t] of [...tables].sort()) {
    console.log(name);
    for (const r of [...t.values()].sort((a, b) => a.key < b.key ? -1 : 1)) console.log(`  ${r.key.padEnd(24)} n ${String(r.n).padStart(6)}  said ${(r.pred / r.n).toFixed(r.pred > 300 ? 3 : 3).padStart(9)}  was ${(r.act / r.n).toFixed(3).padStart(9)}`);
  }
}
void go();
