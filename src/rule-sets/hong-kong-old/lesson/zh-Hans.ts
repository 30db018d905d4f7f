import type { LessonWords } from '../../../ui/lesson/lessonPart';
import type { TaskId, WrongId } from './tasks';

/** The same words in Simplified Chinese, as used on the mainland. */
export const words: LessonWords<TaskId, WrongId> = {
  title: '第一课',
  step: (at, all) => `第${at}步，共${all}步`,
  steps: ['认牌', '组牌', '轮流摸打', '吃碰杠', '番数', '第一局'],
  stepsName: '课程步骤',
  leave: '离开课程',
  back: '上一步',
  next: '下一步',
  skip: '跳过',
  task: (at, all) => `第${at}题，共${all}题`,

  leads: [
    [
      '麻将有144张牌，四个人打。你要收集能凑在一起的牌。',
      '筒、条、万、风牌和箭牌，每种有四张；花牌每种只有一张。',
    ],
    [
      '一手成牌有四组牌和一对将，共14张。',
      '杠也算一组：第四张是多出来的，要补摸一张。另有几种少见的牌型，以后再学。',
    ],
    [
      '你手里有13张牌。轮到你时，从扣着的牌墙摸一张，再打出一张，牌面朝上。',
      '手牌一轮轮变好，直到第14张凑成一手牌，就能胡。牌墙摸完还没人胡，就是流局。',
      '打牌向右轮转。庄家是东，先打；之后是南、西、北。摸到花牌要马上放到一旁，再补一张。',
    ],
    [
      '有人打出一张牌后，在下家摸牌之前，可以拿这张牌凑成一组。这组牌要亮出来，然后轮到你打牌。',
      '几个人都想要同一张牌时，优先的人得牌：',
    ],
    [],
  ],
  valueLead: (minimum) => [
    '光凑成牌还不能胡。牌里的番种各值若干番，番数相加。',
    `要有${minimum}番才能胡，叫做起胡。下面是最常见的番种：`,
  ],
  valueTail: '花牌，以及自己摸到胡的牌（自摸），可以在之后加番，但不算进起胡番数。',

  catalogue: {
    dots: ['筒子', '数圆圈'],
    bamboo: ['条子', '数竹条，一条是只鸟'],
    characters: ['万子', '上面是数字'],
    winds: ['风牌', '东、南、西、北'],
    dragons: ['箭牌', '红中、发财、白板'],
    bonus: ['花牌', '四花四季，各有号码'],
  },
  sets: {
    chow: ['顺子', '同一花色、连续三个数'],
    pong: ['刻子', '三张相同'],
    kong: ['杠', '四张相同'],
    eyes: ['将牌', '两张相同'],
  },
  suitNote: '筒、条、万是三种花色。风牌和箭牌合称字牌，没有数字。',
  order: '出牌顺序',
  claims: [
    ['胡', '任何一家打的牌，只要让你成牌'],
    ['碰或杠', '任何一家打的牌，只要你有两张或三张相同的'],
    ['吃', '只限上家打的牌'],
  ],
  claimNote: '吃或碰之后不摸牌，直接打出一张；杠之后先补摸一张。你也可以选择过。',
  patterns: {
    'common-hand': '四副顺子，数牌作将',
    'dragon-pong': '每副都算',
    'seat-wind': '你所坐的风位',
    'round-wind': '这一圈的风，起初是东',
    'all-pongs': '四副刻子，将牌不限',
    'clean-hand': '一种花色加字牌',
    'pure-hand': '只有一种花色',
  },

  tasks: {
    bamboo: { ask: '找出五条。', right: '对，五条：五根竹条。' },
    wind: { ask: '找出西风。', right: '对，这是西。' },
    dragon: { ask: '找出发财。', right: '对，绿色的字是发财。' },
    bonus: { ask: '找出花牌。', right: '对，这是花牌，从不用来凑组。' },
    chow: { ask: '找出能凑成顺子的三张牌。', right: '对：三、四、五条。' },
    pong: { ask: '找出能凑成刻子的三张牌。', right: '对：三张二筒。' },
    complete: {
      ask: '这13张牌只差一张就成牌。四张里是哪一张？',
      right: '对。五六七万是第四组，两张西风作将。',
    },
    least: {
      ask: '你摸到北风，手里有14张。打出最没用的一张。',
      right: '对，它和别的牌都不搭，所以打掉。',
    },
    order: { ask: '你之后轮到谁？', right: '对，是坐在你右边的阿荣，也就是你的下家。' },
    chowBefore: {
      ask: '阿美是你的上家，打出五筒。你有四筒和六筒，能吃吗？',
      right: '对，阿美正是你的上家。',
    },
    chowAcross: {
      ask: '这次是阿超打出五筒。能吃吗？',
      right: '对，不能。阿超不是你的上家。',
    },
    pongAny: {
      ask: '阿超打出红中，你有两张红中。能碰吗？',
      right: '对，任何一家的牌都能碰。',
    },
    priority: {
      ask: '阿美打出八条。你说吃，阿荣说碰，阿超说胡。谁得这张牌？',
      right: '对，是阿超。胡优先于一切。',
    },
    mayWin: { ask: '这手牌已成牌。番数够胡吗？', right: '对。' },
  },
  wrong: {
    thatIs: (tile) => `这张是${tile}。再看看列表。`,
    chowHonour: () => '风牌和箭牌没有数字，不能凑成顺子。',
    chowSuit: () => '顺子的三张牌要同一花色。',
    chowRun: () => '三个数字要连续。',
    pong: () => '三张并不相同：花色和数字都要一样。',
    complete: (tile) => `${tile}接不上五六万。前后应该是什么？`,
    leastEyes: (tile) => `两张${tile}是将牌，留着。`,
    leastPart: (tile) => `${tile}属于三四条，等二条或五条。还有更没用的牌。`,
    leastPong: () => '三张红中是刻子，留着。',
    leastChow: (tile) => `${tile}属于凑好的顺子，留着。`,
    order: () => '谁坐在你右边？',
    chowBefore: () => '能：上家打的牌可以吃。',
    chowAcross: () => '不能：只能吃上家的牌，而你的上家是阿美。',
    pongAny: () => '能：碰牌不管是谁打的。',
    priority: () => '看看顺序：先胡，再碰，最后吃。',
    mayWin: () => '不对。',
  },
  answers: { yes: '能', no: '不能' },
  worth: (items, faan, minimum) =>
    `${items}：共${faan}番，${faan < minimum ? `要${minimum}番。` : '够起胡了。'}`,
  item: (name, faan) => `${name}${faan}番`,

  hand: {
    lead: (worth) => [
      '现在和阿美、阿荣、阿超打一局。牌桌旁有一行字，告诉你做什么、为什么。',
      `这是你的牌，大多是筒子、风牌和箭牌，那就收集这些：一种花色加字牌是混一色，值${worth('clean-hand')}番。`,
    ],
    goal: '可以打成这样：三副筒子顺子、一副红中刻子，南风作将。',
    flower: (tile) => `你还发到${tile}。你坐南，是第二家，它正是你的花（正花）：已补一张牌，胡牌时加1番。`,
    controls: '选一张牌，再点一次或按“打出”。建议的牌或按钮有标记。',
    begin: '开始',
    coach: '怎么做',
    menu: '课程菜单',
    goOn: '继续',
    again: '重打这一局',
    wait: '其他人轮流摸一张、打一张。',
    seen: (who, tile) => `${who}摸牌，打出${tile}。`,
    over: '你胡了，接着看看怎么计分。',
  },
  advice: {
    first: ({ drawn, tile, worth }) =>
      `你摸到${drawn}，与四筒、五筒成顺子。要做混一色（${worth('clean-hand')}番），就打不是筒子和字牌的牌：${tile}。`,
    eyes: ({ drawn, tile }) => `${drawn}：现在有两张，作将。打出${tile}。`,
    'after-pong': ({ tile }) => `碰之后不摸牌，只打出一张。${tile}没用。`,
    'after-chow': ({ tile }) => `已有三组和将牌。打出${tile}就听牌：只差三筒，与一二筒成顺子。`,
    useless: ({ tile }) => `${tile}没用。打掉它，等三筒。`,
    'other-suit': ({ worth }) =>
      `你可以吃七八九条，但那样就不是混一色，丢掉${worth('clean-hand')}番。按“过”。`,
    pong: ({ from, tile, worth }) =>
      `${from}打出${tile}，你有两张。碰：箭刻值${worth('dragon-pong')}番。中间的阿美会少一轮。`,
    chow: ({ from }) => `${from}是你的上家，所以可以吃。拿七八九筒，四五六筒保持完整。`,
    win: ({ from, tile }) => `${from}打出${tile}，你成牌了。胡牌时，谁打的牌都可以。按“胡”。`,
  },
  notNow: (line) => `这次不合适。${line}`,
  faults: {
    set: (tile) => `${tile}属于凑好的顺子。留着它，打有标记的牌。`,
    part: (tile) => `${tile}是筒子，会成为顺子的一部分。留着它，打有标记的牌。`,
    honour: (tile) => `${tile}适合混一色，可以成为将牌或刻子。留着它，打有标记的牌。`,
  },

  score: {
    title: '你胡了',
    counted: (sum, faan, minimum) => `${sum} = ${faan}番。起胡要${minimum}番，所以能胡。`,
    added: (sum, all) => `再加额外番：${sum} = ${all}番。`,
    baseTitle: '番数与底分',
    row: (from, to) => (to === null ? `${from}及以上` : from === to ? `${from}` : `${from}–${to}`),
    valueHead: '番',
    baseHead: '底分',
    askBase: (faan) => `${faan}番的底分是多少？`,
    rightBase: (faan, base) => `对：${faan}番的底分是${base}。`,
    wrongBase: (faan) => `看看表里哪一行包括${faan}番。`,
    paying: (discarder, dealer) =>
      `其他各家付你底分。${discarder}打出你胡的牌（点炮），付双倍；${dealer}是庄家，收付都加倍，也付双倍。`,
    askPay: (who, base) => `底分是${base}。${who}付多少？`,
    rightPay: (who, base, amount) => `对：${base} × ${amount / base} = ${amount}，由${who}付。`,
    wrongPay: (who) => `${who}点炮，付底分的双倍。`,
  },

  matches: {
    title: '最初几场牌',
    lead: [
      '你已经会打牌了。和“温和”的对手打一个东风圈吧：四局，或者再多几局。',
      '开头要的番数较少，容易上手；收付和课程里教的一样。',
      '牌桌上方的灯泡是教练，会告诉你它怎么打、为什么。',
    ],
    steps: [
      { name: '成牌就能胡', about: '暂时只要成牌就能胡。不足3番的按3番算。' },
      { name: '一番起胡', about: '新要求：要有1番才能胡。一副箭刻，或者四副顺子的平胡，就够了。' },
      { name: '三番起胡', about: '新要求：要有3番才能胡，和课程里教的一样。可以做混一色或碰碰胡。' },
    ],
    playNow: (name) => `开打：${name}`,
    next: (name) => `下一步：${name}`,
    straight: (name) => `直接打${name}`,
    enough: '例如这样就能胡：',
    begun: '已经打过。',
    again: '重温课程',
  },
};
