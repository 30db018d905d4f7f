import type { SoakFault, SoakFound, SoakJob } from './soakBlock';
import { FAULT_KINDS } from './watched';

/** The sum over all blocks: hands and drawn hands by rule set, faults by kind. */
export function soakSum({ rules }: SoakJob, found: readonly SoakFound[]): string {
  const faults = found.flatMap((block) => block.faults);
  const byRules = rules.map((id) => {
    const blocks = found.filter((block) => block.rules === id);
    return `${id}: ${total(blocks, 'hands')} hands at ${blocks.length} tables, ${total(blocks, 'drawn')} drawn`;
  });
  const kinds = FAULT_KINDS.map((kind) => `${faults.filter((fault) => fault.kind === kind).length} ${kind}`);
  return [...byRules, `${total(found, 'hands')} hands, faults: ${kinds.join(', ')}`].join('\n');
}

function total(found: readonly SoakFound[], name: 'hands' | 'drawn'): number {
  return found.reduce((sum, block) => sum + block[name], 0);
}

/** A fault in full, with the command that plays its block again. */
export function faultReport({ bots, rules, hands, seed }: SoakJob, fault: SoakFault): string {
  const again = `--hands ${hands} --seed ${seed} --bots ${bots.join(',')} --rules ${rules.join(',')} --block ${fault.block}`;
  return [
    `${fault.kind} in seed ${seed}, block ${fault.block}, hand ${fault.hand}: npm run research -- soak ${again}`,
    JSON.stringify(fault.table),
    fault.message,
  ].join('\n');
}
