import { describe, expect, it } from 'vitest';
import { addressParts } from '../../src/ui/addressParts';
import { routeIn } from '../../src/ui/route';
import { placeIn } from '../../src/ui/rules/place';

describe('an address', () => {
  it.each([
    ['#day', ['day']],
    ['#/day/2026-11-28', ['day', '2026-11-28']],
    ['#day/2026-11-28.', ['day', '2026-11-28']],
    ['#day?utm_source=a/b', ['day']],
    ['#rules/taisen?x', ['rules', 'taisen']],
    ['#rules/taisen/complete-hand)', ['rules', 'taisen', 'complete-hand']],
    ['#day%2F2026-11-28%E2%80%8B', ['day', '2026-11-28']],
    ['#day/%', ['day']],
    ['#share/<1abc>', ['share', '1abc']],
    ['#share/<img%20src=x onerror=alert(1)>', ['share', 'img']],
    ['#%', ['']],
    ['', ['']],
  ])('has parts, whatever tail it came with: %s', (hash, parts) => {
    expect(addressParts(hash)).toEqual(parts);
  });

  it('opens the page that it names', () => {
    expect(routeIn('#day/2026-11-28.')).toEqual({ page: 'day', code: '2026-11-28' });
    expect(routeIn('#history).')).toEqual({ page: 'history', code: '' });
    expect(routeIn('#settings&fbclid=x')).toEqual({ dialog: 'settings' });
    expect(routeIn('#pace=instant')).toBeNull();
    expect(placeIn('#rules/taisen/deal>')).toEqual({ rules: 'taisen', anchor: 'deal' });
  });
});
