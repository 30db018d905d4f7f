import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { reasonsOf } from '../../support/reasonPairs';
import type { ReasonPair } from '../../support/reasonPairs';
import { GREEN_DRAGON } from '../../../src/engine/tiles';

/** Parts of reasons that must be told of a pair of choices, and of reasons that must not. */
interface Told extends ReasonPair {
  readonly told: readonly object[];
  readonly not: readonly object[];
}

/** A hand of sets that has no other name. */
const ANY = { sort: 'other', suit: null, pongs: [], concealed: false, selfDrawn: false };

const positions: Readonly<Record<string, Told>> = {
  // Two pongs are laid out; the third leaves 2 and 3 Characters in pairs.
  'a kept hand that was left out for what is ready leaves that told': {
    rules: 'taiwan',
    term: 'better',
    better: 'pong',
    other: 'pass',
    position:
      'EE W3p 2233m33p3555s [WWW]W[CCC]S|4y:NP9s1s2s4s^N1p!F!8s!9pS!8p/|12f:1mSC^EN!P!2sP!E!1p2p^W1s!/[999s]N[222p]S|34f1y:SW^EF9mN!7p9m!2s!^N8p!4p3p!/[444s]E[213s]W:N9mE!6m9s^WE!F!2m5m!8s!',
    told: [{ code: 'ready', live: 3 }],
    not: [{ code: 'keeps-route' }],
  },
  // Of four single tiles three become pairs: two White dragons are left, and three South winds.
  'some more tiles are told rather than the chances that come of them': {
    rules: 'competition',
    term: 'likelier',
    better: '-P',
    other: '-S',
    position:
      'SE +E:b0y 2266m225588sESWP |2f:CF1p1p9s8p1sW!1m!/|3f4y:3m6p9p8m!7p3s!2m!2m!/:4m8s3m3m8m!7p^N8p!1s!/[789p]W|14f:F9p2pN!2s!5pP!2p!',
    told: [{ code: 'more-useful', live: { better: 8, other: 7 } }],
    not: [{ code: 'likelier' }],
  },
  // A hand that wins before others have won is paid by more of them.
  'where play goes on after a win, a hand that is ready wins more': {
    rules: 'sichuan',
    term: 'dearer',
    better: 'pong',
    other: 'pass',
    position:
      'SE N9m 1145699m557s [888p]S:1s^W8s2m/[222m]N:2p8p^E2s!/[111s]E:3m3m8m!/:2m^S4p9m! {} {"exchange":"opposite","voids":[2,1,0,0]}',
    told: [{ code: 'ready', live: 4 }],
    not: [{ code: 'dearer' }],
  },
  'and it pays nothing to those who are ready when the wall is empty': {
    rules: 'sichuan',
    term: 'others',
    better: 'pong',
    other: 'pass',
    position:
      'SE N9m 1145699m557s [888p]S:1s^W8s2m/[222m]N:2p8p^E2s!/[111s]E:3m3m8m!/:2m^S4p9m! {} {"exchange":"opposite","voids":[2,1,0,0]}',
    told: [{ code: 'ready', live: 4 }],
    not: [],
  },
  'that the seat deals is not told where nothing speaks for the other choice': {
    rules: 'classical',
    term: 'likelier',
    better: 'pass',
    other: '79m',
    position: 'EN N8m 144479m11667sEW :9p^S1p6p/[978p]E|4y:8s8p!W/|1f:8s5p8p!/|4f2y:9s1p8m',
    told: [{}],
    not: [{ code: 'dealer' }],
  },
  // With 8 Bamboo it would wait for 2 Bamboo, and all four lie in sight.
  'no tile helps a hand whose last tile cannot come': {
    rules: 'hong-kong-common',
    term: 'likelier',
    better: '-2m',
    other: '-6s',
    position:
      'EE +2m 2m2667s [345s]N[213s]N[789s]N|34y:9m6m3p3p^S2m7m!E1m^W8m9p^SF4p!/[324p]E[978p]E|3f1y:6m1p7m7m5s4s6s!9m!8s9s9s/[111m]E|2y:5s2p^N4p5p2m5m8s!1p1s7s!5s!9s/[213p]W|4f:3s^E2m7m4m5m4m4m!2s^E7s^E2s!4s!2s!',
    told: [{ code: 'breaks-pair' }],
    not: [{ code: 'bad-shape' }],
  },
  // Seven of the orphans and a pair are held.
  'a dear hand that is ruled out is told by its name': {
    rules: 'hong-kong-common',
    term: 'dearer',
    better: 'pass',
    other: '45s',
    position: 'EE N6s 11359m19p4579sCF :6p7s^S/[768s]E:6p6p^W/[645p]S|2y:2m9m/|1f:2m6s',
    told: [{ code: 'kills-route', id: 'thirteen-orphans' }],
    not: [{ code: 'dearer' }],
  },
  // Seven of the orphans are held, none of them twice.
  'a limit hand that is seven tiles away is not told': {
    rules: 'hong-kong-old',
    term: 'likelier',
    better: 'pass',
    other: '13m',
    position: 'EE N2m 1359m19p45779sCF :6p/:8m/|2y:2m/|1f:2m',
    told: [{ code: 'kills-route', id: 'clean-hand', suit: 2 }],
    not: [{ code: 'kills-route', id: 'thirteen-orphans' }],
  },
  // The chow is of characters; as many tiles are missing of them with honours as of dots.
  'a hand of one suit is ruled out though that of another suit is not': {
    rules: 'hong-kong-old',
    term: 'likelier',
    better: 'pass',
    other: '78m',
    position:
      'NE W9m 789m1233pEENCCP [222p]S[777s]S|4f3y:3m4m5s2s7m!9sS^S6p4m!W/[333s]N[666m]N[SSS]E|12y:1p5m2p^E4p3m!9p!2s^W5p!7s^E9s!2m!W/[444s]N[213s]S|12f:5p!9p1p!4m1m!1m!9m9mS2m9m!/|4y:3s^S5s4s!^W6s3m6m^S2s!2m!9sW',
    told: [{ code: 'kills-route', suit: 1 }],
    not: [{ code: 'kills-route', suit: 0 }],
  },
  // Seven pairs are nearer, but all pongs are likelier.
  'of several hands that are ruled out the likeliest is told': {
    rules: 'hong-kong-old',
    term: 'likelier',
    better: 'pass',
    other: '23s',
    position: 'ES N1s 899m333677p23sNF |3f:8sW2m/:7m6m!2m!/|3y:8s6s2m/:1p6s1s',
    told: [{ code: 'kills-route', id: 'all-pongs' }],
    not: [{ code: 'kills-route', id: 'seven-pairs' }],
  },
  'a seat with pongs of one suit may want another suit for a pong': {
    rules: 'hong-kong-old',
    term: 'feeding',
    better: 'pass',
    other: '34p',
    position:
      'WE S5p 233345p3455sCFP [645s]N|3f:6p5m4p!7s^S3m1m9m7m!1m4m!1m!5m!1p^N9p7p!2p^N5m!/[768s]E|4y:8m8p6m!9m6p6p2m!6mN8m!6p!7p!^N6m!8p!5p!/|12y:2m9m1s!2m!7m!WN!4m!8s!3m!3m!9p8p!/[777p]S[111p]E[222p]E|1f:2m8m9m!1s7m6s^E5m!8sW!6m!N!E9p1s!3m!4p',
    told: [{ code: 'feeds', why: 'pongs', melds: 3 }],
    not: [],
  },
  // After the chow neither 6 Bamboo nor another end may be thrown, and nothing is waited for.
  'of a hand that is ready its waits are told, and not how many tiles help': {
    rules: 'riichi',
    term: 'likelier',
    better: 'pass',
    other: '57s',
    position:
      'ESk N6s 67m5678s0m [CCC]N[PPPP]W:4p7m3m!9pEN9s3s6p4p7s!F!S7s!6s!/:1pF4p1p!8p3m1s3s6p3s2s2sS7p!4p!/:W8p!1mEP^E1p1sW6p!1s7s!2s!S4s!6s/:WF1pC^E9pE!N!3s1s9s9sSF6s {} {"dora":[27,30],"shown":[109,120]}',
    told: [{ code: 'ready' }],
    not: [{ code: 'more-useful' }],
  },
  // All four 5 Bamboo lie in sight or in the own hand.
  'nobody is told to want a pong of what no other seat can hold': {
    rules: 'classical',
    term: 'feeding',
    better: '-E',
    other: '-5s',
    position:
      'WE +E 233345p3455sECFP [645s]N|3f:6p5m4p!7s^S3m1m9m7m!1m4m!1m!5s!1p^N9p7p!2p^N5m!/[768s]E|4y:8m8p6m!9m6p6p2m!6mN8m!6p!7p!^N6m!8p!5p!/|12y:2m9m1s!2m!7m!WN!4m!8s!3m!3m!9p8p!/[777p]S[111p]E[222p]E|1f:2m8m9m!1s7m6s^E5m!8sW!6m!N!E9p1s!3m!4p',
    told: [{ code: 'feeds', why: 'melds' }],
    not: [{ code: 'feeds', why: 'pongs' }],
  },
  // The same with a fourth pong: the eyes alone are missing.
  'a seat with four melds is not told to want what no other seat can hold': {
    rules: 'classical',
    term: 'feeding',
    better: '-E',
    other: '-5s',
    position:
      'WE +E 233345p3455sECFP [645s]N|3f:6p5m4p!7s^S3m1m9m7m!1m4m!1m!5s!F^N1p^N9p7p!2p^N5m!/[768s]E|4y:8m8p6m!9m6p6p2m!6mN8m!6p!7p!^N6m!8p!5p!/|12y:2m9m1s!2m!7m!WN!4m!8s!3m!3m!9p8p!/[777p]S[111p]E[222p]E[FFF]E|1f:2m8m9m!1s7m6s^E5m!8sW!6m!N!E9p1s!3m!4p',
    told: [],
    not: [{ code: 'feeds' }],
  },
  // Two pongs and a chow of dots: with the minimum a hand of other suits would hardly do.
  'a seat with melds of one suit is not told to want another': {
    rules: 'hong-kong-old',
    term: 'feeding',
    better: 'pass',
    other: '34p',
    position:
      'WE S5p 233345p3455sCFP [645s]N|3f:6p5m4p!7s^S3m1m9m7m!1m4m!1m!5m!1p^N9p7p!2p^N5m!/[768s]E|4y:8m8p6m!9m6p6p2m!6mN8m!6p!7p!^N6m!8p!5p!/|12y:2m9m1s!2m!7m!WN!4m!8s!3m!3m!9p8p!/[777p]S[111p]E[234p]E|1f:2m8m9m!1s7m6s^E5m!8sW!6m!N!E9p1s!3m!4p',
    told: [],
    not: [{ code: 'feeds' }],
  },
  // A pong of bamboo and one of a wind are on the table.
  'sets of one suit and honours are told as such': {
    rules: 'hong-kong-old',
    term: 'feeding',
    better: '-P',
    other: '-1s',
    position:
      'NW +1s:b0y 1245666sNNNP [999s]W[WWW]W|1f:4s7s3s!7m1p3p8p9p!3p!5s!7mE5mC!6p/|34f:6m5s2p5p5p!1p!9p!3m^W3m^W2m1m!1p!4m^W6m6p/[312m]S[324m]S[435m]S:5s7s!2p3p8p4s!9p1s8s^N9s^EEW!^EC6p!W!/[888s]W|12y:1m7m7m!3p1p8p5p!3mE5m!E!9s',
    told: [{ code: 'feeds', why: 'suit-and-honours' }],
    not: [],
  },
  // Three melds of characters and four honours are sure of a clean hand, with the pong and without it.
  'a hand that is sure of the minimum is not told to have more of it': {
    rules: 'hong-kong-old',
    term: 'likelier',
    better: 'pong',
    other: 'pass',
    position:
      'WE NF 1mFFP [534m]N|1f24y:4sW2p^S1p!^S8p9p6p9p!4p^S5p!5p5s!/[213p]E[123p]E[444p]E|3y:3m5m8s8s6m^W7m^W2m!6s7sE2m!8m!^W/[666m]S[789m]S[888m]S:1p6p8p5s1s^N6s^N6sSW6p!4s!C/[123s]W[657s]W|24f:2m5m^E4m9m9pES3p!N8p!N!F',
    told: [{ code: 'ready' }],
    not: [{ code: 'secures-minimum' }],
  },
  // Three White dragons are held.
  'an open hand that holds its yaku needs no other': {
    rules: 'riichi',
    term: 'dearer',
    better: 'pass',
    other: '78s',
    position:
      'EE N9s 3334p23678sPPP0m :WCW!F2m9m/:2sE9pS!2m!1p/:NCFSEN/:8m2mFE4s9s {} {"dora":[25],"ippatsu":0,"missed":0,"shown":[102]}',
    told: [{ code: 'opens-hand', nearest: null }],
    not: [],
  },
  // 8 Characters, 9 Dots and the two 9 Bamboo are all that is no simple.
  'what an open hand may become is named': {
    rules: 'riichi',
    term: 'dearer',
    better: 'pass',
    other: '67s',
    position:
      'EE N8s 334568m9p266799s :NC/:9m1p/:9s7p!/:1p8s {} {"dora":[6],"ippatsu":0,"missed":0,"shown":[27]}',
    told: [{ code: 'opens-hand', nearest: [{ ...ANY, id: 'all-simples' }] }],
    not: [],
  },
  // Three pairs are held, one of them of Green dragons.
  'seven pairs that a claim rules out go without saying where the game names what open hands lose': {
    rules: 'riichi',
    term: 'dearer',
    better: 'pass',
    other: '60p',
    position:
      'NE W7p 7m12466p228sSFF0p :NC/:9m1p/:9s7p!/:1p {} {"dora":[6],"ippatsu":0,"missed":0,"shown":[27]}',
    told: [{ code: 'opens-hand', nearest: [{ ...ANY, id: 'asked', pongs: [GREEN_DRAGON] }] }],
    not: [{ code: 'kills-route' }],
  },
  // Seven pairs are four tiles away, every hand of sets five.
  'a hand without a name is told as another one where it is not the nearest': {
    rules: 'riichi',
    term: 'close',
    better: '-1s',
    other: '-C',
    position:
      'WW +5m 12356m1268p1378sC :F1s!1m/:NPE/:NP/:F9p! {} {"dora":[23],"ippatsu":0,"missed":0,"shown":[95]}',
    told: [{ code: 'serves-less', missing: { better: 5, other: 6 }, isOtherWay: true }],
    not: [],
  },
};

it.each(Object.entries(positions))('%s', (_, { told, not, ...pair }) => {
  const reasons = reasonsOf(pair);
  expect(reasons).not.toBeNull();
  for (const part of told) expect(reasons).toContainEqual(expect.objectContaining(part));
  for (const part of not) expect(reasons).not.toContainEqual(expect.objectContaining(part));
});
