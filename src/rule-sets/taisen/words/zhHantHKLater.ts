import type { LaterGameWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zhHantHKLater';
import type { taisenOptions } from '../options';
import type { vocabulary } from '../vocabulary';

export const words: LaterGameWords<typeof vocabulary, typeof taisenOptions> = {
  items: { 'complete-hand': '成糊' },
  headings: { items: '食糊', steps: '分' },
  steps: {},
  omissions: {},
  reasons: hongKong.reasons,
  factors: {},
  situations: {},
  mixtures: {},
  groups: hongKong.groups,
  options: {
    ...hongKong.tableWords,
    groups: { name: '食糊組數', note: '三組時，手上其餘三張不限。' },
    winFromAnyone: { name: '可食任何人', note: '順子或眼亦可由非上家的棄牌完成食糊。' },
  },
};
