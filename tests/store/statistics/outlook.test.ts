import { describe, expect, it } from 'vitest';
import { keptOutlook } from '../../../src/store/statistics/outlook';
import { memoryStorage } from '../memoryStorage';

describe('how statistics are looked at', () => {
  const KEY = 'hong-kong-mahjong/statistics';

  it('comes back', () => {
    const storage = memoryStorage();
    expect(keptOutlook.peek(storage)).toEqual({ span: 240, tables: [] });
    keptOutlook.write(storage, { span: 50, tables: ['rates', 'bots'] });
    expect(keptOutlook.peek(storage)).toEqual({ span: 50, tables: ['rates', 'bots'] });
  });

  it.each(['{', 'null', '{"span":51,"tables":[]}', '{"span":50,"tables":["luck"]}', '{"span":50}'])(
    'is as it comes where this is kept: %s',
    (text) => {
      expect(keptOutlook.peek(memoryStorage({ [KEY]: text }))).toEqual({ span: 240, tables: [] });
    },
  );

  it('is forgotten by a browser that keeps nothing', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const storage = { ...memoryStorage(), getItem: blocked, setItem: blocked };
    keptOutlook.write(storage, { span: 50, tables: [] });
    expect(keptOutlook.peek(storage)).toEqual({ span: 240, tables: [] });
  });
});
