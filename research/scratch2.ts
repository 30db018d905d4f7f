import '../src/rule-sets/everything';
import { loadAllBooks } from '../src/bots/knownBooks';
import { playDeal } from '../src/bots/playDeal';
import { startMatch, startNextDeal } from '../src/engine/match';
import { hashText } from '../src/engine/random';
import type { Action, Deal } from '../src/engine/types';
import { seatView } from '../src/engine/view';
import { Weighing } from '../src/rule-sets/riichi/apart/mind/riichiMind';
import { optionsOf } from '../tests/support/rigged';
const S = process.argv[2] ?? 'x';
function txt(counts: readonly number[]) { return ['m', 'p', 's', 'z'].map((s, i) => { let t = ''; for (let r = 0; r < 9; r++) t += String(r + 1).repeat(counts[i * 9 + r] ?? 0); return t ? t + s : ''; }).join(''); }
async function go() {
  await loadAllBooks();
  const match = startMatch({ rules: 'riichi', options: optionsOf('riichi'), bits: hashText(`look:${S}`).slice(0, 32), text: '' });
  const started = startNextDeal(match);
  playDeal(started.deal, (deal: Deal, seat: number, cs: readonly Action[]) => {
    const view = seatView(deal, seat);
    const win = cs.find((c) => c.type === 'win');
    if (win) return win;
    if (cs.length === 1) return cs[0]!;
    const w = new Weighing(view) as any;
    const all = w.all(cs).sort((a: any, b: any) => b.worth - a.worth);
    const name = (a: any) => a.type === 'discard' || a.type === 'declare' ? (a.type === 'declare' ? 'R' : '') + (a.tile === null ? a.what : txt(Array.from({ length: 34 }, (_, k) => Number(k === w.facts.kinds[a.tile])))) : a.type === 'chow' || a.type === 'pong' ? a.type + txt(a.own.reduce((l: number[], t: number) => { l[w.facts.kinds[t]]!++; return l; }, Array(34).fill(0))) : a.type;
    if (seat === 1 || seat === 0) console.log(`${seat} left ${view.wallLeft} m${w.missing()} ${txt(view.counts)} ${view.seats[seat]!.melds.map((m: any) => m.type + ' ' + txt(Array.from({ length: 34 }, (_, k) => Number(k === m.kind)))).join(',')} dora ${txt(w.facts.dear)} ${w.outside.threats.map((t: any) => t.isRiichi ? 'R' : t.ready.toFixed(2)).join(' ')} | ${all.slice(0, 5).map((a: any) => `${name(a.action)} ${a.worth.toFixed(0)}`).join('  ')}`);
    return all[0]!.action;
  }, started.events);
  console.log(started.deal.wins.map((w) => [w.seat, w.from, w.sheet.lines.map((l) => l.id).join()]));
}
void go();
