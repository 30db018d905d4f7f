import type { ExampleBook } from '../../../engine/example';
import type { Ids } from '../table';

/** A hand for every item. */
export const examples: ExampleBook<Ids['items']> = {
  examples: {
    'all-pongs': {
      names: 'All pongs 碰碰胡 對對糊 对对胡 対々和',
      hand: '22m 55p [777m][333p][999m]+5p',
      gives: 'all-pongs 1',
    },
    'seven-pairs': {
      names: 'Seven pairs 七對 七对 七対子',
      hand: '11m 33m 55m 77m 99m 44p 6p+6p',
      gives: 'seven-pairs 2',
    },
    'pure-hand': {
      names: 'Pure hand one suit full flush 清一色',
      hand: '11m 234m 567m 88m [999m]+8m',
      gives: 'pure-hand 2',
    },
    'golden-hook': {
      names: 'Single wait on four melds golden hook 单吊 裸単騎 金鉤釣 金钩钓',
      hand: '5p [777m][333p][999m][222m]+5p',
      by: 'wall',
      gives: 'golden-hook 2',
    },
    root: {
      names: 'Root four alike 根',
      hand: '222m 234m 678m 44p 55p+5p',
      gives: 'root 1',
    },
    'kong-replacement': {
      names: 'Won on a kong’s tile 槓上開花 杠上开花 嶺上開花',
      hand: '123m 456m 55p 78p (2222p)+9p',
      by: 'wall',
      situation: ['kong-replacement'],
      gives: 'root 1 + kong-replacement 1',
    },
    'kong-discard': {
      names: 'Won on the discard after a kong 杠上放炮 槓上炮 杠上炮',
      hand: '123m 456m 55p 78p [999m]+9p',
      situation: ['kong-discard'],
      gives: 'kong-discard 1',
    },
    'robbed-kong': {
      names: 'Robbing a kong 搶槓 抢杠 槍槓',
      hand: '123m 456m 55p 78p [999m]+9p',
      by: 'robbed-kong',
      gives: 'robbed-kong 1',
    },
    'last-tile': {
      names: 'Last tile 海底撈月 海底捞月 海底・河底',
      hand: '123m 456m 55p 78p [999m]+9p',
      by: 'wall',
      situation: ['last-tile'],
      gives: 'last-tile 1',
    },
    'self-drawn': {
      names: 'Self-drawn 自摸 ツモ',
      hand: '123m 456m 789m 11p 23p+1p',
      by: 'wall',
      options: { selfDrawn: 'add-fan' },
      gives: 'self-drawn 1',
    },
    'heavenly-hand': {
      names: 'Won with the dealt tiles heavenly hand 天糊 天胡 天和',
      hand: '123m 456m 789m 11p 23p+1p',
      seat: 'E',
      by: 'wall',
      situation: ['first-draw'],
      options: { extraItems: ['heavenly-hand'] },
      gives: 'heavenly-hand 4',
    },
    'earthly-hand': {
      names: 'Won on the first discard earthly hand 地糊 地胡 地和',
      hand: '123m 456m 789m 11p 23p+1p',
      from: 'E',
      situation: ['first-discard'],
      options: { extraItems: ['earthly-hand'] },
      gives: 'earthly-hand 4',
    },
    'terminals-everywhere': {
      names: 'A terminal in every part outside hand 帶么九 带幺九 純全帯幺九',
      hand: '123m 789m 11p 23p [999p]+1p',
      options: { extraItems: ['terminals-everywhere'] },
      gives: 'terminals-everywhere 2',
    },
    'two-five-eight': {
      names: 'Twos, fives and eights all 258 將對 将对 二五八',
      hand: '55m 22m [888m][222p][555p]+2m',
      options: { extraItems: ['two-five-eight'] },
      gives: 'all-pongs 1 + two-five-eight 2',
    },
    'concealed-hand': {
      names: 'Nothing claimed concealed hand 门清 門前清 门前清',
      hand: '123m 456m 789m 11p 23p+1p',
      options: { extraItems: ['concealed-hand'] },
      gives: 'concealed-hand 1',
    },
    'middle-tiles': {
      names: 'Middle tiles all simples 中張 中张 断幺九',
      hand: '234m 678m 44p 34p [777p]+5p',
      options: { extraItems: ['middle-tiles'] },
      gives: 'middle-tiles 1',
    },
  },
  units: { counted: 'fan', limit: 'fan', cap: 'limitFan' },
};
