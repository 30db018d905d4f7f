import type { LessonWords } from '../../../ui/lesson/lessonPart';
import type { TaskId, WrongId } from './tasks';

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const words: LessonWords<TaskId, WrongId> = {
  title: '第一課',
  step: (at, all) => `第 ${at} 步，共 ${all} 步`,
  steps: ['認牌', '組合', '輪流摸打', '上碰槓', '番數', '第一局'],
  stepsName: '課程步驟',
  leave: '離開課程',
  back: '上一步',
  next: '下一步',
  skip: '略過',
  task: (at, all) => `第 ${at} 題，共 ${all} 題`,

  leads: [
    [
      '麻雀有 144 張牌，由四人打。你要收集能組合在一起的牌。',
      '筒、索、萬、風牌和三元牌，每款有四張；花牌每款只有一張。',
    ],
    [
      '一副成糊的牌有四組牌和一對眼，共 14 張。',
      '槓也算一組：第四張是額外的，會補摸一張。另有幾種少見的牌型，日後再學。',
    ],
    [
      '你手上有 13 張牌。輪到你時，從蓋着的牌山摸一張，再打出一張，牌面向上。',
      '手牌逐輪改善，直至第 14 張令牌成糊，便可食糊。牌山摸完仍無人食糊，就是流局。',
      '打牌次序是向右輪。莊家是東，先打；之後是南、西、北。摸到花牌會即時放在一旁，再補一張。',
    ],
    [
      '有人打出一張牌後，在下家摸牌之前，可以取這張牌湊成一組。這組牌要亮出，之後輪到你打牌。',
      '若多於一人想要同一張牌，次序較高的得牌：',
    ],
    [],
  ],
  valueLead: (minimum) => [
    '單是成糊還不可食糊。牌中的番種各值若干番，番數相加。',
    `要有 ${minimum} 番才可食糊，稱為起糊。以下是最常見的番種：`,
  ],
  valueTail: '花牌，以及自己摸到食糊的牌（自摸），可在之後加番，但不計入起糊番數。',

  catalogue: {
    dots: ['筒子', '數圓圈'],
    bamboo: ['索子', '數竹枝，一索是雀鳥'],
    characters: ['萬子', '上面是數字'],
    winds: ['風牌', '東、南、西、北'],
    dragons: ['三元牌', '紅中、發財、白板'],
    bonus: ['花牌', '四花四季，各有號碼'],
  },
  sets: {
    chow: ['順子', '同一門、連續三個數'],
    pong: ['刻子', '三張相同'],
    kong: ['槓', '四張相同'],
    eyes: ['眼', '兩張相同'],
  },
  suitNote: '筒、索、萬各為一門。風牌和三元牌（番子）沒有數字。',
  order: '出牌次序',
  claims: [
    ['食糊', '任何一家打出的牌，只要令你成糊'],
    ['碰或槓', '任何一家打出的牌，只要你有兩張或三張相同的'],
    ['上', '只限上家打出的牌'],
  ],
  claimNote: '上或碰之後不摸牌，直接打出一張；槓之後先補摸一張。你可以選擇不要。',
  patterns: {
    'common-hand': '四副順子，數字牌作眼',
    'dragon-pong': '每副計',
    'seat-wind': '你所坐的風位',
    'round-wind': '該圈的風，起初是東',
    'all-pongs': '四副刻子，眼不限',
    'clean-hand': '一門牌加番子',
    'pure-hand': '只得一門牌',
  },

  tasks: {
    bamboo: { ask: '找出五索。', right: '對，五索：五枝竹。' },
    wind: { ask: '找出西風。', right: '對，這是西。' },
    dragon: { ask: '找出發財。', right: '對，綠色的字是發財。' },
    bonus: { ask: '找出花牌。', right: '對，這是花牌，不會用來湊組。' },
    chow: { ask: '找出可組成順子的三張牌。', right: '對：三、四、五索。' },
    pong: { ask: '找出可組成刻子的三張牌。', right: '對：三張二筒。' },
    complete: {
      ask: '這 13 張牌只欠一張便成糊。四張之中是哪一張？',
      right: '對。五六七萬是第四組，兩張西風是眼。',
    },
    least: {
      ask: '你摸到北風，手上有 14 張。打出最沒有用的一張。',
      right: '對，它與其他牌都不相配，所以打出。',
    },
    order: { ask: '你之後輪到誰？', right: '對，是坐在你右邊的阿榮，即你的下家。' },
    chowBefore: {
      ask: '阿美是你的上家，打出五筒。你有四筒和六筒，可以上嗎？',
      right: '對，阿美正是你的上家。',
    },
    chowAcross: {
      ask: '這次是阿超打出五筒。可以上嗎？',
      right: '對，不可以。阿超不是你的上家。',
    },
    pongAny: {
      ask: '阿超打出紅中，你有兩張紅中。可以碰嗎？',
      right: '對，任何一家的牌都可以碰。',
    },
    priority: {
      ask: '阿美打出八索。你說上，阿榮說碰，阿超說食糊。誰得這張牌？',
      right: '對，是阿超。食糊先於一切。',
    },
    mayWin: { ask: '這副牌已成糊。番數足夠食糊嗎？', right: '對。' },
  },
  wrong: {
    thatIs: (tile) => `這張是${tile}。再看看列表。`,
    chowHonour: () => '風牌和三元牌沒有數字，不可組成順子。',
    chowSuit: () => '順子的三張牌須屬同一門。',
    chowRun: () => '三個數字須連續。',
    pong: () => '三張並不相同：門和數字都要一樣。',
    complete: (tile) => `${tile}不能補上五六萬。前後應是甚麼？`,
    leastEyes: (tile) => `兩張${tile}是眼，留下。`,
    leastPart: (tile) => `${tile}屬於三四索，等二索或五索。另有更沒用的牌。`,
    leastPong: () => '三張紅中是刻子，留下。',
    leastChow: (tile) => `${tile}屬於已完成的順子，留下。`,
    order: () => '誰坐在你右邊？',
    chowBefore: () => '可以：上家打出的牌可以上。',
    chowAcross: () => '不可以：只可上上家的牌，而你的上家是阿美。',
    pongAny: () => '可以：碰牌不論是誰打出。',
    priority: () => '看看次序：先食糊，再碰，最後上。',
    mayWin: () => '不對。',
  },
  answers: { yes: '可以', no: '不可以' },
  worth: (items, faan, minimum) =>
    `${items}：共 ${faan} 番，${faan < minimum ? `須 ${minimum} 番。` : '足夠起糊。'}`,
  item: (name, faan) => `${name} ${faan} 番`,

  hand: {
    lead: (worth) => [
      '現在與阿美、阿榮和阿超打一局。牌桌旁有一行字，告訴你做甚麼和為甚麼。',
      `這是你的牌，大多是筒子、風牌和三元牌，所以就收集這些：一門牌加番子是混一色，值 ${worth('clean-hand')} 番。`,
    ],
    goal: '可以打成這樣：三副筒子順子、一副紅中刻子，南風作眼。',
    flower: (tile) => `你還派到${tile}。你坐南，即第二家，它正是你的花（正花）：已補一張牌，食糊時加 1 番。`,
    controls: '選一張牌，再按一次或按「打出」。建議的牌或按鈕有標記。',
    begin: '開始',
    coach: '怎樣做',
    menu: '課程選單',
    goOn: '繼續',
    again: '重打這一局',
    wait: '其他人輪流摸一張、打一張。',
    seen: (who, tile) => `${who}摸牌，打出${tile}。`,
    over: '你食糊了，接着看看怎樣計分。',
  },
  advice: {
    first: ({ drawn, tile, worth }) =>
      `你摸到${drawn}，與四筒、五筒成順子。要做混一色（${worth('clean-hand')} 番），便打出不是筒子和番子的牌：${tile}。`,
    eyes: ({ drawn, tile }) => `${drawn}：現在有兩張，作眼。打出${tile}。`,
    'after-pong': ({ tile }) => `碰之後不摸牌，只打出一張。${tile}沒有用。`,
    'after-chow': ({ tile }) => `已有三組和眼。打出${tile}便叫糊：只欠三筒，與一二筒成順子。`,
    useless: ({ tile }) => `${tile}沒有用。打出它，等三筒。`,
    'other-suit': ({ worth }) =>
      `你可以上七八九索，但這樣便不是混一色，失去 ${worth('clean-hand')} 番。按「不要」。`,
    pong: ({ from, tile, worth }) =>
      `${from}打出${tile}，你有兩張。碰：三元牌刻子值 ${worth('dragon-pong')} 番。中間的阿美會失去一輪。`,
    chow: ({ from }) => `${from}是你的上家，所以可以上。取七八九筒，四五六筒保持完整。`,
    win: ({ from, tile }) => `${from}打出${tile}，你成糊了。食糊時，誰打出的牌都可以。按「食糊」。`,
  },
  notNow: (line) => `這次不宜。${line}`,
  faults: {
    set: (tile) => `${tile}屬於已完成的順子。留下它，打出有標記的牌。`,
    part: (tile) => `${tile}是筒子，將會成為順子的一部分。留下它，打出有標記的牌。`,
    honour: (tile) => `${tile}配合混一色，可成為眼或刻子。留下它，打出有標記的牌。`,
  },

  score: {
    title: '你食糊了',
    counted: (sum, faan, minimum) => `${sum} = ${faan} 番。起糊須 ${minimum} 番，所以可以食糊。`,
    added: (sum, all) => `再加額外番：${sum} = ${all} 番。`,
    baseTitle: '番數與底分',
    row: (from, to) => (to === null ? `${from} 或以上` : from === to ? `${from}` : `${from}–${to}`),
    valueHead: '番',
    baseHead: '底分',
    askBase: (faan) => `${faan} 番的底分是多少？`,
    rightBase: (faan, base) => `對：${faan} 番的底分是 ${base}。`,
    wrongBase: (faan) => `看看表中哪一行包括 ${faan} 番。`,
    paying: (discarder, dealer) =>
      `其他各家付你底分。${discarder}打出食糊的牌（出銃），付雙倍；${dealer}是莊家，收付均加倍，也付雙倍。`,
    askPay: (who, base) => `底分是 ${base}。${who}付多少？`,
    rightPay: (who, base, amount) => `對：${base} × ${amount / base} = ${amount}，由${who}付。`,
    wrongPay: (who) => `${who}出銃，付底分的雙倍。`,
  },

  matches: {
    title: '頭幾場牌',
    lead: [
      '你已懂得打牌了。與「溫和」的對手打一個東圈吧：四局或多幾局。',
      '起初要求的番數較少，容易上手；付款與課程所教的一樣。',
      '牌桌上方的燈泡是教練，會告訴你它怎樣打，以及為甚麼。',
    ],
    steps: [
      { name: '成糊即可', about: '暫時只要成糊就可食糊。不足 3 番的當作 3 番計。' },
      { name: '一番起糊', about: '新要求：要有 1 番才可食糊。一副三元牌刻子，或四副順子的平糊，便已足夠。' },
      { name: '三番起糊', about: '新要求：要有 3 番才可食糊，和課程所教的一樣。可做混一色或對對糊。' },
    ],
    playNow: (name) => `開局：${name}`,
    next: (name) => `下一步：${name}`,
    straight: (name) => `直接打${name}`,
    enough: '例如這樣便可食糊：',
    begun: '已打過。',
    again: '重溫課程',
  },
};
