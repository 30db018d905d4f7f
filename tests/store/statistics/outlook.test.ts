import { describe, expect, it } from 'vitest';
import { keepOutlook, readOutlook } from '../../../src/store/statistics/outlook';
import { memoryStorage } from '../memoryStorage';

describe('how statistics are looked at', () => {
  const KEY = 'hong-kong-mahjong/statistics';

  it('comes back', () => {
    const storage = memoryStorage();
    expect(readOutlook(storage)).toEqual({ span: 240, tables: [] });
    keepOutlook(storage, { span: 50, tables: ['rates', 'bots'] });
    expect(readOutlook(storage)).toEqual({ span: 50, tables: ['rates', 'bots'] });
  });

  it.each(['{', 'null', '{"span":51,"tables":[]}', '{"span":50,"tables":["luck"]}', '{"span":50}'])(
    'is as it comes where this is kept: %s',
    (text) => {
      expect(readOutlook(memoryStorage({ [KEY]: text }))).toEqual({ span: 240, tables: [] });
    },
  );

  it('is forgotten by a browser that keeps nothing', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const storage = { ...memoryStorage(), getItem: blocked, setItem: blocked };
    keepOutlook(storage, { span: 50, tables: [] });
    expect(readOutlook(storage)).toEqual({ span: 240, tables: [] });
  });
});
