import { expect, it, vi } from 'vitest';
import { tabNews } from '../../src/store/saves/tabNews';

it('what one tab tells the others hear, by the name of the channel', () => {
  const open: { readonly name: string; readonly heard: (() => void)[] }[] = [];
  class Channel {
    private readonly heard: (() => void)[] = [];
    private readonly name: string;
    constructor(name: string) {
      this.name = name;
      open.push({ name, heard: this.heard });
    }
    postMessage(): void {
      for (const { name, heard } of open)
        if (name === this.name && heard !== this.heard) for (const each of heard) each();
    }
    addEventListener(type: string, each: () => void): void {
      if (type === 'message') this.heard.push(each);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const [one, other, elsewhere] = [tabNews('history'), tabNews('history'), tabNews('stop')];
  const heard: string[] = [];
  one.listen(() => heard.push('one'));
  other.listen(() => heard.push('other'));
  elsewhere.listen(() => heard.push('elsewhere'));
  one.tell();
  expect(heard).toEqual(['other']);
});

it('a browser without channels is silent', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const news = tabNews('history');
  const heard = vi.fn();
  news.listen(heard);
  news.tell();
  expect(heard).not.toHaveBeenCalled();
});
