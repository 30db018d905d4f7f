import type { ReasonCode } from '../../src/coach/reasons/reason';
import type { PairTerm } from '../support/reasonPairs';

/** Rules, what makes the better choice better, the better choice, the other one, and the position. */
type Row = readonly [rules: string, term: PairTerm, better: string, other: string, position: string];

/** Of games with a card: `tests/coach/reasons/cards.test.ts`. */
export const CARD_CODES = ['narrows', 'more-wild', 'fewer-need', 'wanted-by'] as const;
type CardCode = (typeof CARD_CODES)[number];

/** Told of tables where false wins are punished: `tests/coach/reasons/falseWins.test.ts`. */
export const STRICT_CODES = ['false-win'] as const;
type StrictCode = (typeof STRICT_CODES)[number];

/** Told where the book says what discards risk: `tests/coach/reasons/defence.test.ts`. */
export const DANGER_CODES = ['keeps-tiles'] as const;
type DangerCode = (typeof DANGER_CODES)[number];

/** Positions from play, found by search: five in which a reason of the code is told, and one like them in which none is. */
export const reasonPositions: {
  readonly [Code in Exclude<ReasonCode, CardCode | StrictCode | DangerCode>]: { readonly told: readonly Row[]; readonly not: Row };
} = {
  'wins-now': {
    told: [
      ['hong-kong-old', 'likelier', 'win', 'pass', 'EE W3s 33666m11124sFFF |24y:7p^S8p7s9sS1m5s!5mES!N4m!W!/[756p]E[NNN]N:2m5m6m!9s9m4m!3s7s!7m4s6sWE!5s!/[999m]N|4f:6p^N5p!^N4p7pS2mS!W!7s1m!3s!9s!7mP!3s!/[645p]W[546p]W|23f13y:4m8m8m!9m^W1m!3s5sE5s!N^SCF!PP!'],
      ['hong-kong-old', 'likelier', 'win', '-3p', 'WE +6p:b0y 234456pFF [999p]W|13y:8s^S9s!7s!3s^S5s8s!W8s!7p!2m!S2m!5s!N!1m!S!P8p!8mC/[879s]E[333s]E|2f2y:7p^W5p3m6p7p7m!9p8m4m1m!3m!8p^NS4m!NP^NC!1m!5m!2s/[756p]S[WWW]N|4f4y:2s2s2m7m!3s!8m9p^E3m!2s!1p6m!SN!C4s!7s!6s!6m!/[888p]S[PPP]S:1m3m6m!9m1sW^W7p9s!4m!8m!9m!9m5s2m!1s4s4s!6s5m'],
      ['hong-kong-common', 'likelier', 'win', '-3s', 'SE +5s 23455678s [213m]N|1y:W4s^S2pNN!9p!/[999s]N[423s]E|2y:8m!8pEP2p!1p!^N/|3y:8m2m2p!E3p!^N/[345p]W[111p]S|13f:9s^S4s2m^E1m3m6m'],
      ['hong-kong-old', 'likelier', 'win', 'pass', 'ES N1s 44p11s [888s]W[444s]N[666p]S|3y:S4mC7m9m1p^S8p^S5s1m!W^N7p!P^W5p!^W6s!6m!7s7s!2s!^W/[111p]E[888p]E|24f24y:5m7m5m!6s9mN2sC5s!7pS!6p!^E7m!7m!/[PPP]E[555p]E[222s]E|1f:8m5s^NN!8s!^E8m!2p2m!3s!^N1mC2m3m3m!4m!N!7p/[546s]W[333s]W[WWW]E|3f:8m4mN6m1pC!3p4s!^E7p8s2m!7s!8m!2m!6m!1s!'],
      ['hong-kong-old', 'likelier', 'win', 'pass', 'ES S7p 77p333sCC [111s]N[NNN]N:4m2m!5m6m!E!9s8m!6p1p8s9s!7m!6p!2m!1m!2m!4m!P!9m!^N2s/[EEE]N[FFF]N:7m6m!9s1m5p^W2m!8m!6p^W8pSWC1s!8s1m!2p!^WP9p!^N4p!^WN!7p!/[534p]S[657p]S[213p]S[456p]S|1f24y:8m4m6m9s7s7s7s5m5s6s8s3s!S8s!W9mP1pF!/[999p]S[999m]E|24f13y:5pE^S1s!^E7s!4m!SWN!^EF^S8p5s5m!W!2p1m!4p!P!8m3p3p7m'],
    ],
    not: ['hong-kong-old', 'likelier', 'pass', 'win', 'EE W3s 33666m11124sFFF |24y:7p^S8p7s9sS1m5s!5mES!N4m!W!/[756p]E[NNN]N:2m5m6m!9s9m4m!3s7s!7m4s6sWE!5s!/[999m]N|4f:6p^N5p!^N4p7pS2mS!W!7s1m!3s!9s!7mP!3s!/[645p]W[546p]W|23f13y:4m8m8m!9m^W1m!3s5sE5s!N^SCF!PP!'],
  },
  'loses-minimum': {
    told: [
      ['hong-kong-old', 'likelier', 'pass', '45p', 'WW S3p 445p1155sEPP [666s]W[222p]S|1f:2m7m3m!8p8mW8s3pN7m!9pC^S4s6p!4p/[999m]W[CCC]E|4y:2s!^N2m^WW9s7p!2p!^E8s!3p3p9p7p!9p6p2m!4p!3p!/[234m]S:9m^S8p9s6s^E4m7m!8s!1m5m!N6s!^N6p8s!/[222s]S[645s]W|4f:1m9m!3m!7m8m7p5m3m!W1p8p!N'],
      ['hong-kong-old', 'likelier', 'pass', '56p', 'SW E7p 33m5566pC [FFF]S[111m]S[SSS]S|1y:5s2m2p8s!3s9mN5s!9m!4p!8s!9pE7p/[999s]N[444m]W|3f3y:1s8s5mNF^E1m^E8p^N4s!1p^N4p9p2s!7s7s!S!^E/:8p5s5s9m6m7m!7m4m!^S6s!6s/[888p]S[111p]S|24f:2m5m2s6mN4s9s^SESP6s!'],
      ['hong-kong-common', 'likelier', 'pass', '79s', 'SE E8s 78m2p79sSF [444m]W[111m]W|14f:1p3p^S4p8p^S2s8s/[324p]E[867p]E|1y:1s2m3m5m2s!/|3f4y:4m^E4m!^N1m^E2p!8s/[435m]W:1p6p8p'],
      ['hong-kong-old', 'likelier', 'pass', 'pong', 'WS S1p 113p2566789s [555p]N|24f:3m^S8m^S1s2s4s1s!2m!1m!5s7s8s^N9m!W4s!F8p/[324m]E[888m]E|3f3y:3s2p3pC9p!6p!3m!6s!C!3m!1m!1s!^WF1s!1p/[123s]S|1f:2m4p6p4mW9p!5p!6mF4p!9m!5m5mC/[888s]E|12y:5p^E8p9p2m4m!8m1m6m!6m!5m5m9m6p!7mF'],
      ['hong-kong-common', 'likelier', 'pass', '24m', 'WS S3m 224m44pEE [888p]S|4f:9m9m!4m!5p9p4s7m!3s!W2p/|2f:6m5p7m!6m7m1m!4s7p8p^E3m!/[555m]N[888s]N|2y:1m1p9p3s3p!4s1s!5p!S3m/|13f14y:9m3p!5m^W3m!2sSW!8s!^WCF!'],
    ],
    not: ['hong-kong-common', 'likelier', 'pass', '79s', 'SS E8s 78m2p79sSF [444m]W[111m]W|14f:1p3p^S4p8p^S2s8s/[324p]E[867p]E|1y:1s2m3m5m2s!/|3f4y:4m^E4m!^N1m^E2p!8s/[435m]W:1p6p8p'],
  },
  'secures-minimum': {
    told: [
      ['hong-kong-old', 'likelier', '-P', '-C', 'WW +6m 226mWCCCP [324p]N[789p]N[867p]N|4y:1m1s4m4m8m!8m4s5s9m!4s!P/[333p]W|12y:9m5m!^W9m!2s3s3m!^N5s2p!7s!^W2m!4m!P!/[567m]S[777s]S|3f:7p1s3p!^S4p!4sN8m9sN!6m!/[333m]S|12f3y:6s1s3p^E2p7p^E8p^E8p!8p!N2m'],
      ['hong-kong-old', 'likelier', 'pong', 'pass', 'WNk EW 19m1p259sESWWCFP [444s]S(3333m)[888s]S|4f3y:5m6m3p6sN!8m2mS!9m7p1s7sW!/|1f1y:4m7m6p8p8m!4s^E7s7p!3s!4p!8s^E7s!/|2f:2p^N3p6p6s8m!9m2m!4p^N5p^NE/[222p]W[456p]W[567p]W|3f:5m2m1m!1s3s9s7m!SNE'],
      ['hong-kong-old', 'likelier', '-9p', '-W', 'WE +W 1457m9pWWW :6s4p!9s^SN8m7s!^S6p!1s/[999s]E[768s]E:1m9m4p5p7m!3p8m!^W3p/[333m]N[879m]S|1y:8s1s!2pN6p7pP9p^N/[978p]W|24f4y:2m5mN7s!6m!3m!^W7s3s'],
      ['hong-kong-old', 'likelier', 'pong', 'pass', 'NE EN 24489mNNFPP [645p]N[678s]N|3y:2m2s!5s1s1m!^W5m6m8p^S9pW8p!N/[879p]E:7s9s5m^W6m^W7m^N2m!9m9m5s8m/[546m]S[657m]S[111m]E|1y:7s6p6p2s8p7p!3s1p!4s2p!/[777m]S|12f2y:2p9p6p^E5p6s^EE2s!S1p!6s!2p!'],
      ['hong-kong-old', 'likelier', '-4p', '-W', 'WS +9m 9m45568p1368sWWWN [222m]S|3f:4s1p2p/|4f:2m^E6m8p/:3m^N/[333m]W|1f4y:4s'],
    ],
    not: ['hong-kong-old', 'likelier', '-P', '-C', 'WW +6m 2266mWCCP [324p]N[789p]N[867p]N|4y:1m1s4m4m8m!8m4s5s9m!4s!P/[333p]W|12y:9m5m!^W9m!2s3s3m!^N5s2p!7s!^W2m!4m!P!/[567m]S[777s]S|3f:7p1s3p!^S4p!4sN8m9sN!6m!/[333m]S|12f3y:6s1s3p^E2p7p^E8p^E8p!8p!N2m'],
  },
  'kills-route': {
    told: [
      ['hong-kong-old', 'likelier', 'pass', '56p', 'SE E7p 257m122569p39sNP |24y:7p/:/|4f:/|2f13y:'],
      ['hong-kong-old', 'likelier', 'pass', '67m', 'EE N5m 567m233pECFF [999p]W|13y:8s^S9s!7s!3s^S5s8s!W8s!7p!2m!S2m!5s!N!1m!S!P8p!8m/[879s]E[333s]E|2f2y:7p^W5p3m6p7p7m!9p8m4m1m!3m!8p^NS4m!NP^NC!1m!5m!/[756p]S[WWW]N|4f:2s2s2m7m!3s!8m9p^E3m!2s!1p6m!SN!C4s!7s!6s!6m!/[888p]S[PPP]S:1m3m6m!9m1sW^W7p9s!4m!8m!9m!9m5s2m!1s4s4s!6s5m'],
      ['hong-kong-old', 'likelier', 'pass', 'pong', 'SS E1p 11478899p2sEENC [888s]W|3y:S4mC7m9m1p/|24f24y:5m7m5m!6s9m/|1f:8m5s^NN!8s!^E8m!/[546s]W|3f:8m4mN6m'],
      ['hong-kong-old', 'likelier', 'pass', 'kong', 'WS N7s 1334567p56777sP [111s]N:4m2m!5m/[EEE]N:7m6m!9s1m/|1f2y:8m4m6m9s/|3y:5pE^S1s!^E7s!'],
      ['hong-kong-old', 'likelier', 'pass', '45m', 'EW N3m 11345m77p235669s |4f2y:P/|3y:3m/:2m/:3m'],
    ],
    not: ['hong-kong-old', 'likelier', 'pass', '56p', 'SE E7p 57m1122569p39sNP |24y:7p/:/|4f:/|2f13y:'],
  },
  'keeps-route': {
    told: [
      ['hong-kong-old', 'likelier', '56p', 'pass', 'SE E7p 257m122569p39sNP |24y:7p/:/|4f:/|2f13y:'],
      ['hong-kong-old', 'likelier', '-F', '-W', 'WE +9p 28m13449p2sWWF :8s^S9s!/[879s]E:7p^W5p/[756p]S|4f:2s/:1m'],
      ['hong-kong-common', 'likelier', '23s', 'pass', 'SE E4s 22334578sEP |1y:W4s/[999s]N|2y:8m!8p/|3y:8m2m/|1f:9s^S4s'],
      ['classical', 'likelier', '-3m', '-5p', 'NE +7p 3445m555679p8sWCP |1f14y:5s6m/|3y:W9m/|23f:8m4p/:5s'],
      ['hong-kong-old', 'likelier', '-8p', '-1s', 'ES +9m 479m1668p11448sCP |3y:S/|24f24y:5m/|1f:8m/|3f:8m'],
    ],
    not: ['hong-kong-old', 'likelier', '-N', '-6m', 'EE +6m 1366m11479sSNFFF |24y:7p^S8p/[756p]E:2m5m/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
  },
  'serves-less': {
    told: [
      ['hong-kong-old', 'close', '-7m', '-P', 'SE +7m 17m234589p1sSSCFP [879m]N|2y:4p5p7p6s8s7s4s/|4f3y:6m6s3m8s!^W6m!6s!/[867s]S:1p9p7p!8m1p!2p!/|12f:9m2p!8m!^E8s1sW'],
      ['hong-kong-old', 'close', '-8s', '-2p', 'NE +1p 3m111259p8sESNFFP |2y:7p/|3f:7p/|3y:4p/|4f:'],
      ['hong-kong-old', 'close', '-7s', '-N', 'WE +6m 446678m7sNCCF |4f:4p8p6s^S6m3m9m9m9m7m!7p!5p!/[678s]E|12f:8m4p!1p1m!7p!2p!7p9pW9m!E/[222m]N:2s^N6p!5s1pW5p3p3p1p!3p!8p!/[213s]W|3f3y:5m2p4p!3p!2m!^W6m!8p7p!9p3m!2m'],
      ['hong-kong-old', 'close', '-6m', '-P', 'WW +9m 69m57p1127sSSSWCP [333m]N[567m]N|4f:8s3p4p7p/:3p5p5m6p!/:2m1p3m!/|2f3y:3m^E1p5m^E'],
      ['hong-kong-old', 'close', '-6s', '-5p', 'SE +S 13m23459p16sSSCFP |2y:4p5p/|4f3y:6m/:1p/:9m'],
    ],
    not: ['hong-kong-old', 'close', '-P', '-7m', 'SE +7m 17m234589p1sSSCFP [879m]N|2y:4p5p7p6s8s7s4s/|4f3y:6m6s3m8s!^W6m!6s!/[867s]S:1p9p7p!8m1p!2p!/|12f:9m2p!8m!^E8s1sW'],
  },
  spare: {
    told: [
      ['hong-kong-old', 'close', '-2m', '-F', 'NW +2m 2m45679pSSFPP |2f:3s7s3m^S4m8s!/[312m]E|2y:5s^W8s!4p6pC/[567s]S|3y:1m4p6p2p^N2p/[213p]W|3f4y:2s3m!9sC'],
      ['hong-kong-old', 'close', '-8s', '-C', 'NS - 45789p8sSSNNC [222s]S|3f3y:3m4m3p^S4p1m^W5p!9p6p!^N/[345p]E|2y:4m!7m4s6s2s!^E7s!/[111m]E:6m7mWS!NP/[666p]E:6m!2m4s6m!9m5s'],
      ['hong-kong-old', 'close', '-8m', '-E', 'EE +4p 8m3478pEWWNFF [999p]W|24y:1m8s4s!7m9s2m!8s!/|3y:2m^W3m4m^W2m!6m^W2p3p/[213m]S[435m]S[666m]S:4p5p9p^E9sE5s!S/|14f1y:2m3m9m5s8p5p!'],
      ['hong-kong-old', 'close', '-9p', '-N', 'NE +7s 9p124456779sSNFF [213m]N[789m]N|4y:3s1p1p4p7p8p^S6s7s/[867p]E|12y:1sF6m^W7m!3s!5m5m8s/[666m]S|3f:1s1m1p8m2mW!CP/:2m^E7m^E8m9m4p2m!5p'],
      ['hong-kong-old', 'close', '-4p', '-C', 'EE +4p 8m4p1256899sNNWWC :/:/:/:'],
    ],
    not: ['hong-kong-old', 'close', '-C', '-4p', 'EE +4p 8m4p1256899sNNWWC :/:/:/:'],
  },
  'as-good': {
    told: [
      ['hong-kong-old', 'close', '-6s', '-9p', 'SE - 1289m389p68sSN |3y:4m^S/[444m]E:/|1f:/:'],
      ['hong-kong-old', 'close', '-4m', '-3m', 'EN +9p 2347m168899p126sE :/:/:/|2y:'],
      ['hong-kong-old', 'close', '-7s', '-5s', 'WN +7s 25m256889p357sNCC :1m/|4f:1m/:/|2y:'],
      ['hong-kong-old', 'close', '-7p', '-4p', 'WE - 2489m4678p279s |2y:4m/|4f:4m^W/[423m]S:/:'],
      ['hong-kong-old', 'close', '-4p', '-3s', 'NE - 14589m34p377sN |4f:8m4m^S7m!^N/[666p]W[423m]E|1f:6s9s2p/|3y:6p^S1p9p/[777m]E|3f:2s2p'],
    ],
    not: ['hong-kong-old', 'close', '-7s', '-N', 'WE +6m 446678m7sNCCF |4f:4p8p6s^S6m3m9m9m9m7m!7p!5p!/[678s]E|12f:8m4p!1p1m!7p!2p!7p9pW9m!E/[222m]N:2s^N6p!5s1pW5p3p3p1p!3p!8p!/[213s]W|3f3y:5m2p4p!3p!2m!^W6m!8p7p!9p3m!2m'],
  },
  'opens-hand': {
    told: [
      ['hong-kong-common', 'likelier', 'pass', 'pong', 'EW W9m 12344799m579sSF |4f:9p^S1s8p!/[978p]E:1m7m3m/|1f:8p5m9m/|3f:7m7m'],
      ['hong-kong-common', 'likelier', 'pass', 'pong', 'EE N2m 1224m2366p56sCFP |1f:2s5m!9m9pE8s^S5p9s!/[879s]E|3f:4m8m3p3p!7m!9p1p!4p/|4f1y:5m8mW3m!6s3s9s9m!/:4m6m3s!8s6s1m3m!2m'],
      ['hong-kong-common', 'likelier', 'pass', '24s', 'ES N3s 79p23466799sSFP :2m^S8p3p/[213m]E[999m]W|1f3y:2p8p3p!4p/|2f:8p2m9m^S5p^N/[555p]W|1y:6m8m3s'],
      ['hong-kong-common', 'likelier', 'pass', 'pong', 'EW W6s 2346p2246678sWN |3f:1m7pS1p4m!2m!1p/|2y:9p^WSP!3m!1m!F9p!/[978p]S:1m4m9m1s4s!^N4s6s!/[423s]W|1y:8m!8m9m!1p5p5p'],
      ['hong-kong-common', 'likelier', 'pass', '78s', 'SS E9s 244m667p24678sES |2f23y:9s/:/|34f:/|1f:'],
    ],
    not: ['hong-kong-common', 'likelier', 'pass', '34p', 'WS S2p 45m3348p6sEWNNFF :2m/:2p/|2y:/|3y:'],
  },
  'ready': {
    told: [
      ['hong-kong-common', 'likelier', '-P', '-3s', 'SE +6s 2345678sP [213m]N|1y:W4s^S2p/[999s]N[423s]E|2y:8m!8pE/|3y:8m2m2p!/|1f:9s^S4s2m^E'],
      ['hong-kong-old', 'likelier', '-7p', '-4p', 'SS +9p 247999pEE [888s]W[444s]N|3y:S4mC7m9m1p^S8p^S5s1m!W^N7p!/[111p]E[888p]E|24f24y:5m7m5m!6s9mN2sC5s!/|1f:8m5s^NN!8s!^E8m!2p2m!3s!^N1m/[546s]W[333s]W[WWW]E|3f:8m4mN6m1pC!3p4s!^E7p'],
      ['hong-kong-old', 'likelier', '-7m', '-3m', 'NS - 3337m4446s [111s]N[NNN]N:4m2m!5m6m!E!9s8m!6p1p8s9s!7m!6p!2m!1m!2m!4m!P!9m!^N/[EEE]N[FFF]N:7m6m!9s1m5p^W2m!8m!6p^W8pSWC1s!8s1m!2p!^WP9p!^N4p!^WN!/[534p]S[657p]S[213p]S[456p]S|1f24y:8m4m6m9s7s7s7s5m5s6s8s3s!S8s!W9mP1pF!/[999p]S[999m]E|24f13y:5pE^S1s!^E7s!4m!SWN!^EF^S8p5s5m!W!2p1m!4p!P!8m3p3p'],
      ['hong-kong-common', 'likelier', '-W', '-3m', 'ES - 23mWPP [NNN]W[879m]N[888m]S|2f3y:1p!7p^S5p5p!2s3s6s!9s1s!S2s!2p!^SC!6p!1s!/[768p]E[222p]W[213p]E:1m4m^W5m2s2s6m!^W4s!6s7s9s4m!SC8s!3s!8m!^E/[456m]S[222m]N[645m]S|1f4y:6p!^N6p5p8s2p^S4sN^E7s!4p!CF5s!9p!^N3s!5s!S!/[678p]W[999p]W|2y:8s6m8s2m!^W4s!3m6s9s8m^E9m5sCW4s!'],
      ['hong-kong-old', 'likelier', '-N', '-1s', 'WW +N 1266sN [111m]S[555s]N[777p]S|4f2y:P3m4m5m9m6p4m!2s3p!P!7s5p!^S4s!4s!C!^W6m!1p!E!4p!9s5m!/[555p]E[NNN]W|2f13y:3m2m!1m!^E7m1p6m!3p4p8s^W7s^WP!CW!2s!1s!5m!8m!6p7p^E7m!2m!/[888s]S[777s]S[CCC]E:2m4p3p3m!2p!^NS1p5pW9p9pW9m!F5s2p!^N4s!N!^S5m!/[222p]W[234p]W|4y:3m4m8m9m2s4s2m!8s5s^EP9pW!9p!7m!8m9s1s!9s'],
    ],
    not: ['hong-kong-common', 'likelier', '-P', '-3s', 'SE +6s 7m234568sP [213m]N|1y:W4s^S2p/[999s]N[423s]E|2y:8m!8pE/|3y:8m2m2p!/|1f:9s^S4s2m^E'],
  },
  'more-waits': {
    told: [
      ['hong-kong-old', 'likelier', '[3m]', '-W', 'WE +3m 34mWWW [CCC]N[222m]S|3f23y:6s4p!9s^SN8m7s!^S6p!1s1m1p!2p!6p!P2p!4s5s!^S2s/[999s]E[768s]E[534s]E[FFF]N:1m9m4p5p7m!3p8m!^W3p4p!6m!^W3p!5p^N1p!2m!^E9p!ES!1s/[333m]N[879m]S[657m]S|1y:8s1s!2pN6p7pP9p^N9p7p!^N1m5m!1s!9m!9s!6s!/[978p]W[789p]W[555p]S|24f4y:2m5mN7s!6m!3m!^W7s3s5sPESC^EN!1m!8m!F^S'],
      ['hong-kong-old', 'likelier', '-9p', '(6p)', 'ES +1p 11156666789pCCC |3y:7m8s7s!^N9s6m2m3m4m3m!6m!1s3sN1s!1m!E8sFPF!/[EEE]W|4f24y:2m5m6m5p2m!3p^N7p2s1m!2s4s5m!1s3sN7s!3s!9sW!F/[222p]N|3f:7m5m8m1m2m!9m1s!4s!S!4s!N5s!W!E^SP9s!8m!6s6s2s!/[777s]E[333p]S|12f1y:7m8s8mS5p!2p!^WWNW!F!3m!4sS!S5m!6m!3s9s8m!2s!6s!'],
      ['hong-kong-old', 'likelier', 'pass', 'pong', 'SN NN 45678sNN [555p]N[111m]S|2f13y:3s^S9s6mW1p!1s!5s!8p6p!8s!2s!2m3m1p!E!5m!8m!S3p!S!^S7s!/[324s]E[SSS]E|4f:3m7m7m6p^W5m9p2p!8p!2p!2p2m!8m3pE6m!6m!1m!^EW1sC^N4p!^W/[678p]S[999p]N[423p]S|2y:4s6sE8m3m!^N9m9m9m4m6m!^N7m!9m!8m2s!5s!2s!6s!1m!7m!W/[324m]W[645m]W[CCC]S|13f:6p3p5s4s!9p^W7s8p!5p!^E3sE3s!6s!4p!8s!W9s!5p!1s1s1pN'],
      ['hong-kong-common', 'likelier', '-4p', '[3p]', 'EE +3p 344pEE [768p]N[333p]N[PPP]S|3f3y:4m5s2m6m8m8m!1s1s!2s!9sF4s!5m!1p^S6p^S1p!/[111p]E[666p]E|4f1y:1m6s3m^W6m4s!8s1m!4m!3s!9sNN1s!P^EP5m!/[324m]S[999m]N:7s^NE5p5p7p7p5s!^N8p8s3m4m!2m!2m!N3s6s!/[756s]W[534s]W:1m3m5m7m6m!7p^E9p3m!9m!^W1s3p!^EN!1m!S!5p!5p!'],
      ['hong-kong-old', 'likelier', '-7m', '-9m', 'NS +7m 799mPP [666s]N[EEE]S:4p1m5m^S6m9p^S3p!3s4s9p!6p!5p!5m!N^N2s!1s/[546m]E[978p]E|2f14y:3s5sE2m3p^W3p3p7s7s!4p!5pE^E3m!7s!/[111p]N[312p]S|4f2y:2m^N4m^N7m8m7s2s3m!2m!2s5s5m!5s!4m!4p/[213m]W[456m]W[NNN]E|3f3y:3s1p^W6p7p8p!4s!1m!6s!^E4s!4p!2p!5s!F5p!'],
    ],
    not: ['hong-kong-old', 'likelier', '[3m]', '-W', 'WE +3m 34m3sWW [CCC]N[222m]S|3f23y:6s4p!9s^SN8m7s!^S6p!1s1m1p!2p!6p!P2p!4s5s!^S2s/[999s]E[768s]E[534s]E[FFF]N:1m9m4p5p7m!3p8m!^W3p4p!6m!^W3p!5p^N1p!2m!^E9p!ES!1s/[333m]N[879m]S[657m]S|1y:8s1s!2pN6p7pP9p^N9p7p!^N1m5m!1s!9m!9s!6s!/[978p]W[789p]W[555p]S|24f4y:2m5mN7s!6m!3m!^W7s3s5sPESC^EN!1m!8m!F^S'],
  },
  'bad-shape': {
    told: [
      ['hong-kong-common', 'likelier', '-F', '-4p', 'SS +3s 477p3sF [NNN]W[879m]N|2f3y:1p!7p^S5p5p!2s3s6s!9s1s!S2s!2p!^SC!6p!/[768p]E[222p]W[213p]E:1m4m^W5m2s2s6m!^W4s!6s7s9s4m!SC8s!/[456m]S[222m]N[645m]S|1f:6p!^N6p5p8s2p^S4sN^E7s!4p!CF5s!9p!^N3s!5s!/[678p]W[999p]W|2y:8s6m8s2m!^W4s!3m6s9s8m^E9m5sCW'],
      ['hong-kong-old', 'likelier', '-3p', '-2m', 'NN +3p 234445789m3pEEEP :7s5s!1p3p^S4p6p^S9s9p1s2s!N/[345p]E[678p]E|1234f:7s4s8m3m3m9s9s3s!9m2m!2m/[555p]N:NC3s8m4m9m5m!6s!4s!5s5s5s/|4y:7p!3s8p!6p!6sW6s!8p!9s!7s!5p!^W'],
      ['hong-kong-common', 'likelier', '56p', '89p', 'WE S7p 345568899p9sSSF [444p]N|4f:2s4s^S7s!4s!6m5mN/[423s]E|14y:6m6m2p2p4m9m7p/:1p6s6s7s5s4m!^N/[435m]W:1p1s1p!1s4p^E7p'],
      ['hong-kong-common', 'likelier', 'pass', '89s', 'WW S7s 117m345678p789sW [345s]N|4f4y:3m3m!4m9p9p8m1p!^S8m!8pS/[123p]E:2m9m3m!5sE1m!2s7m5m!7s/|1f1y:9m2m!6m^NE7p2s6s8p!1m!/[645m]W:7pE3s^E5s4s1s3s!S9m'],
      ['hong-kong-common', 'likelier', '-5p', '-3p', 'SE - 33345p55sP [456m]N[FFF]S[111m]S:2s7p8p9p3s!^S8p!2s!8s9s6sC1p!^S/[3333s]E[111p]E|2y:3m8m!E!9p^W7mCW!F^E1m!^EE!6m!/[978p]S|4y:5m6m2m!4s4m!7s^N8s5m!9p/[789s]W|2f:4m^E2m!7m!9p8m!6p6p9m3m!'],
    ],
    not: ['hong-kong-common', 'likelier', '-F', '-4p', 'SS +3s 47p3sEF [NNN]W[879m]N|2f3y:1p!7p^S5p5p!2s3s6s!9s1s!S2s!2p!^SC!6p!/[768p]E[222p]W[213p]E:1m4m^W5m2s2s6m!^W4s!6s7s9s4m!SC8s!/[456m]S[222m]N[645m]S|1f:6p!^N6p5p8s2p^S4sN^E7s!4p!CF5s!9p!^N3s!5s!/[678p]W[999p]W|2y:8s6m8s2m!^W4s!3m6s9s8m^E9m5sCW'],
  },
  'breaks-pair': {
    told: [
      ['hong-kong-old', 'likelier', '-9s', '-1s', 'SE +C 1129sC [111p]N[234p]N[678p]N[EEE]N|4f12y:3s3m1m7m8m7m!6s^S6s^S9sS9s!WF^N3p/[222s]W[678s]E[678s]E:2m5m2p3p^W5p7p7m!8p9p2m!N5m!9p!/[345p]S|23f3y:2m^N2s^S4s6m6m1m!6m!7m!4m!^N5s6s!2m!9m/[234m]W[435m]W[FFF]E:1p^E3s4p4s5s2p!^E2p!8s7p8p6p^ESE^E'],
      ['hong-kong-old', 'likelier', 'pass', 'pong', 'SS NP 46sPP [888m]S[SSS]S|1f:9s!4p6p8p2s^S4s^S5s6p!7p!7s^S8sW9s!N3p!4p!3p!E!F^W/[234s]E[423s]E[768s]E:3m1m!2p8p2m6p5p7p4m^N8m^EW!2s!5m!2p!8s!3p!9p!S!^E/[FFF]E|34f4y:4p8p!7p!6m6m3s4s9m8m^N7m!9p5p!1p9s9mS/[444m]S[879m]W|3y:2p6p5p!9sW!N9p!7s7sFN!2p!E!W!4p!1s!P'],
      ['hong-kong-common', 'likelier', '34p', '13p', 'EE N2p 1378m1134pEW [678p]N|12y:6s^S6s!3s9sS7m!/[678s]E[222s]W:2m5m2p3p7p^W8p9p/[444p]N[789p]S|2f3y:2mS9m6m^N6m2s^S1m!6m!/[645m]W:1p8s4p^W3s6p^E8p2p!'],
      ['hong-kong-common', 'likelier', '-5m', '-3m', 'NE +C 13358m124789p34sC |1f:4p/|4f3y:9m/|2f:2p/|2y:'],
      ['classical', 'likelier', 'pass', '23s', 'WE S1s 1245m12p1223sWCF |1f:4p3s/|4f3y:N1s/|2f:E/|2y:8m'],
    ],
    not: ['hong-kong-old', 'likelier', '-9s', '-1s', 'SE +C 1199sC [111p]N[234p]N[678p]N[EEE]N|4f12y:3s3m1m7m8m7m!6s^S6s^S9sS9s!WF^N3p/[222s]W[678s]E[678s]E:2m5m2p3p^W5p7p7m!8p9p2m!N5m!9p!/[345p]S|23f3y:2m^N2s^S4s6m6m1m!6m!7m!4m!^N5s6s!2m!9m/[234m]W[435m]W[FFF]E:1p^E3s4p4s5s2p!^E2p!8s7p8p6p^ESE^E'],
  },
  'last-copies': {
    told: [
      ['hong-kong-old', 'likelier', '-4s', '-6s', 'SE +4s 7m1229p46sWNNP |24y:7p^S8p7s9sS1m5s!5mE/[756p]E:2m5m6m!9s9m4m!3s7s!/[999m]N|4f:6p^N5p!^N4p7pS2mS!W!7s/[645p]W[546p]W|23f13y:4m8m8m!9m^W1m!3s5sE5s!'],
      ['hong-kong-old', 'likelier', '67m', 'pass', 'EE N5m 567m233pECFF [999p]W|13y:8s^S9s!7s!3s^S5s8s!W8s!7p!2m!S2m!5s!N!1m!S!P8p!8m/[879s]E[333s]E|2f2y:7p^W5p3m6p7p7m!9p8m4m1m!3m!8p^NS4m!NP^NC!1m!5m!/[756p]S[WWW]N|4f:2s2s2m7m!3s!8m9p^E3m!2s!1p6m!SN!C4s!7s!6s!6m!/[888p]S[PPP]S:1m3m6m!9m1sW^W7p9s!4m!8m!9m!9m5s2m!1s4s4s!6s5m'],
      ['hong-kong-old', 'likelier', '-9m', '-2p', 'NS +5s 33379m23899p4445s [111s]N[NNN]N:4m2m!5m6m!E!9s8m!6p/[EEE]N[FFF]N:7m6m!9s1m5p^W2m!8m!6p^W8pS/[534p]S[657p]S|1f24y:8m4m6m9s7s7s7s5m5s6s/|24f3y:5pE^S1s!^E7s!4m!SWN!^EF^S'],
      ['hong-kong-common', 'likelier', '-3p', '-7s', 'SS - 137p267sSC |2f:1p!7p^S5p5p!/[768p]E[222p]W:1m4m^W5m2s/[456m]S[222m]N|1f:6p!^N6p5p8s2p^S/[678p]W|2y:8s6m8s2m!^W'],
      ['classical', 'likelier', '-9p', '-6s', 'WS - 5m4689p3569sEP |4y:4mN/:7mW/[777p]N|2f1y:9m2m/:N7p^W'],
    ],
    not: ['hong-kong-old', 'likelier', '-4s', '-6s', 'SE +4s 7m122p246sWNNP |24y:7p^S8p7s9sS1m5s!5mE/[756p]E:2m5m6m!9s9m4m!3s7s!/[999m]N|4f:6p^N5p!^N4p7pS2mS!W!7s/[645p]W[546p]W|23f13y:4m8m8m!9m^W1m!3s5sE5s!'],
  },
  'faster': {
    told: [
      ['hong-kong-old', 'likelier', '-N', '-6m', 'EE +6m 13666m1179sSNFFF |24y:7p^S8p/[756p]E:2m5m/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
      ['hong-kong-old', 'likelier', '-2p', '-E', 'EE +8s 678m233p8sESFF [999p]W:8s^S9s!7s!3s^S5s8s!W/[879s]E[333s]E:7p^W5p3m6p7p7m!9p/[756p]S[WWW]N|4f:2s2s2m7m!3s!8m9p^E3m!/:1m3m6m!9m1sW^W7p'],
      ['hong-kong-common', 'likelier', '-1p', '-4p', 'NE +5p 12367m14555678pW |1y:W4s^S/[999s]N[423s]E|2y:8m!8pE/|3y:8m2m2p!/|1f:9s^S4s'],
      ['classical', 'likelier', '-6m', '-4m', 'SE +3m 23346m13568sNCPP |1f14y:5s6m7m6m!/|3y:W9m8p!/|23f:8m4p5m^N/[534m]W:5sWC'],
      ['hong-kong-old', 'likelier', 'pass', 'kong', 'WS N7s 1334567p56777sP [111s]N:4m2m!5m/[EEE]N:7m6m!9s1m/|1f2y:8m4m6m9s/|3y:5pE^S1s!^E7s!'],
    ],
    not: ['hong-kong-old', 'likelier', '-N', '-6m', 'EE +6m 13666m179sSNFFFP |24y:7p^S8p/[756p]E:2m5m/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
  },
  'no-nearer': {
    told: [
      ['hong-kong-old', 'likelier', 'pass', '24s', 'WS S3s 37788m22778p246s [555p]S|4y:1m^S6m^S1sN/[123m]E[678m]E|2f3y:5p^E1s2s^N3s/:C/[222s]S|14f:W6m'],
      ['hong-kong-old', 'likelier', 'pass', '79s', 'EW N8s 66m99p11789sCCFP |24f:5p3p!6s5m2s!3s!^W/|1f3y:5s6s!7sE7s/[333s]E|1y:SPE!^NN!2p3m^N/[EEE]W[324m]W:8p4p!1s9s!5p!8s'],
      ['hong-kong-old', 'likelier', 'pass', '56m', 'WW S4m 134569m15p1sN |2y:2m^W1p/|3f3y:4m/[222m]E|4f:1p/|1f1y:9m'],
      ['hong-kong-common', 'likelier', 'pass', '24s', 'SE E3s 89m45688p2456sWW [555m]N|3f:9p3p9s3s/|2f13y:3m9sN/|1f4y:2p^N1m!7m/[213p]W:2m5m^E2m!'],
      ['classical', 'likelier', 'pass', '23s', 'SS E1s 55m123sWC [555p]S|4y:1m^SN6m^S1s/[123m]E[678m]E|2f3y:E5p^E5s^W/[546s]S:3m2s^N/[222s]W|14f:9s3s'],
    ],
    not: ['classical', 'likelier', 'pass', '23s', 'SS E1s 55m239sWC [555p]S|4y:1m^SN6m^S1s/[123m]E[678m]E|2f3y:E5p^E5s^W/[546s]S:3m2s^N/[222s]W|14f:9s3s'],
  },
  'more-useful': {
    told: [
      ['hong-kong-old', 'likelier', 'pong', 'kong', 'EE S6m 13666m119sSNFFF |24y:7p^S8p7s/[756p]E:2m5m6m!/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
      ['hong-kong-old', 'likelier', '-1p', '-9p', 'WE +9p 28m13449p2sWWF :8s^S9s!/[879s]E:7p^W5p/[756p]S|4f:2s/:1m'],
      ['hong-kong-common', 'likelier', '-6s', '-2s', 'SE +6s 2345678sP [213m]N|1y:W4s^S2p/[999s]N[423s]E|2y:8m!8pE/|3y:8m2m2p!/|1f:9s^S4s2m^E'],
      ['classical', 'likelier', '-3m', '-8s', 'SE +3m 23346m13568sNCPP |1f14y:5s6m7m6m!/|3y:W9m8p!/|23f:8m4p5m^N/[534m]W:5sWC'],
      ['hong-kong-old', 'likelier', '-1p', '-W', 'NS - 46m1p3389sWNFF |3y:S4m/|24f24y:5m7m/|1f:8m5s^N/[546s]W|3f:8m'],
    ],
    not: ['hong-kong-old', 'likelier', 'pong', 'kong', 'EE S6m 136668m119sSFFF |24y:7p^S8p7s/[756p]E:2m5m6m!/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
  },
  'likelier': {
    told: [
      ['hong-kong-old', 'likelier', 'kong', 'pass', 'EE S6m 13666m119sSNFFF |24y:7p^S8p7s/[756p]E:2m5m6m!/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
      ['hong-kong-old', 'likelier', '-S', '-9p', 'SE +9p 38m579p334sESN :8s^S9s!/[879s]E:7p^W/[756p]S|4f:2s/:1m'],
      ['hong-kong-common', 'likelier', '-5p', '-8p', 'NE +5p 12367m14555678pW |1y:W4s^S/[999s]N[423s]E|2y:8m!8pE/|3y:8m2m2p!/|1f:9s^S4s'],
      ['hong-kong-common', 'likelier', 'pass', '68m', 'SE E7m 12688mSWNCP [546s]N|2y:9m3p9m5p8m4m!2p!6m!7p7m!/[444m]W|1f:5p2s5s1s!2p!6p8s!8s8p^W7s/[879p]S|4f34y:1p2m5m1s4m!^S4s6s4s!1s9m/|1y:1s7mE2m1m6s8s5s!^E9m!'],
      ['hong-kong-old', 'likelier', '-E', '-7p', 'SS +2s 579m114799p26sENC |3y:S/|24f24y:/|1f:/|3f:'],
    ],
    not: ['hong-kong-old', 'likelier', 'kong', 'pass', 'EE S6m 136669m119sSFFF |24y:7p^S8p7s/[756p]E:2m5m6m!/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
  },
  'dearer': {
    told: [
      ['hong-kong-old', 'dearer', 'pong', 'pass', 'WE E4p 144589p25sSP [555m]W[777m]W[324m]N:6p1s!2p^W3p4p^S6s7s4p!/[435p]E|2f1y:2m^N4m5m3s3s4s/[222p]E|2y:1m5m^E8m7m!^E4s7s/[222m]S:WNC3m^E9m'],
      ['hong-kong-old', 'dearer', '-S', '-9p', 'SE +9p 38m579p334sESN :8s^S9s!/[879s]E:7p^W/[756p]S|4f:2s/:1m'],
      ['hong-kong-common', 'dearer', '23s', 'pass', 'SE E4s 22334578sEP |1y:W4s/[999s]N|2y:8m!8p/|3y:8m2m/|1f:9s^S4s'],
      ['classical', 'dearer', '-4m', '-P', 'NE +7p 3445m555679p8sWCP |1f14y:5s6m/|3y:W9m/|23f:8m4p/:5s'],
      ['hong-kong-old', 'dearer', '-E', '-7p', 'SS +2s 579m114799p26sENC |3y:S/|24f24y:/|1f:/|3f:'],
    ],
    not: ['hong-kong-old', 'dearer', 'pass', '56p', 'SE E7p 2578m12569p39sNP |24y:7p/:/|4f:/|2f13y:'],
  },
  'slower-but-dearer': {
    told: [
      ['hong-kong-old', 'dearer', '-3p', '-N', 'NE +C 9m13p35sENC |24y:7p^S8p7s9s/[756p]E:2m5m6m!9s/|4f:6p^N5p!^N4p7p/[645p]W[546p]W|23f13y:4m8m8m!'],
      ['hong-kong-old', 'dearer', '-1p', '-9p', 'WE +9p 28m13449p2sWWF :8s^S9s!/[879s]E:7p^W5p/[756p]S|4f:2s/:1m'],
      ['hong-kong-common', 'dearer', '-1m', '-6p', 'NE +5p 12367m14555678pW |1y:W4s^S/[999s]N[423s]E|2y:8m!8pE/|3y:8m2m2p!/|1f:9s^S4s'],
      ['classical', 'dearer', '-7p', '-9p', 'NE +7p 3445m555679p8sWCP |1f14y:5s6m/|3y:W9m/|23f:8m4p/:5s'],
      ['hong-kong-old', 'dearer', '-3s', '-6m', 'NS - 46m1p3389sWNFF |3y:S4m/|24f24y:5m7m/|1f:8m5s^N/[546s]W|3f:8m'],
    ],
    not: ['hong-kong-old', 'dearer', '-3p', '-N', 'NE +C 99m3p35sENC |24y:7p^S8p7s9s/[756p]E:2m5m6m!9s/|4f:6p^N5p!^N4p7p/[645p]W[546p]W|23f13y:4m8m8m!'],
  },
  'feeds': {
    told: [
      ['hong-kong-old', 'feeding', '-6s', '-1p', 'SE +N 7m1229p36sWNNP |24y:7p^S8p7s9sS1m5s!/[756p]E:2m5m6m!9s9m4m!/[999m]N|4f:6p^N5p!^N4p7pS2mS!/[645p]W[546p]W|23f13y:4m8m8m!9m^W1m!3s5s'],
      ['hong-kong-old', 'feeding', '-8m', '-2p', 'EE +8s 678m233p8sESFF [999p]W:8s^S9s!7s!3s^S5s8s!W/[879s]E[333s]E:7p^W5p3m6p7p7m!9p/[756p]S[WWW]N|4f:2s2s2m7m!3s!8m9p^E3m!/:1m3m6m!9m1sW^W7p'],
      ['hong-kong-common', 'feeding', '-4p', '-9s', 'EE +N 56899m46p89sNF [213m]N|1y:W4s^S2pN/[999s]N[423s]E|2y:8m!8pEP2p!/|3y:8m2m2p!E3p!^N/[345p]W|13f:9s^S4s2m^E1m3m'],
      ['hong-kong-old', 'feeding', 'pass', 'pong', 'WS S2s 123m2357p22sCFFP [888s]W|3y:S4mC7m9m1p^S8p^S/[111p]E[888p]E|24f24y:5m7m5m!6s9mN2s/|1f:8m5s^NN!8s!^E8m!2p/[546s]W|3f:8m4mN6m1p'],
      ['hong-kong-old', 'feeding', '-9m', '-2p', 'NS +5s 33379m23899p4445s [111s]N[NNN]N:4m2m!5m6m!E!9s8m!6p/[EEE]N[FFF]N:7m6m!9s1m5p^W2m!8m!6p^W8pS/[534p]S[657p]S|1f24y:8m4m6m9s7s7s7s5m5s6s/|24f3y:5pE^S1s!^E7s!4m!SWN!^EF^S'],
    ],
    not: ['hong-kong-old', 'feeding', 'pass', 'pong', 'WS S2s 123m2357p22sNCFP [888s]W|3y:S4mC7m9m1p^S8p^S/[111p]E[888p]E|24f24y:5m7m5m!6s9mN2s/|1f:8m5s^NN!8s!^E8m!2p/[546s]W|3f:8m4mN6m1p'],
  },
  'safe': {
    told: [
      ['hong-kong-old', 'feeding', '-7s', '-S', 'EE +6m 13666m1179sSNFFF |24y:7p^S8p/[756p]E:2m5m/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
      ['hong-kong-old', 'feeding', '-2m', '-9s', 'NS +2m 2m99sFF [888s]W[444s]N[666p]S|3y:S4mC7m9m1p^S8p^S5s1m!W^N7p!P^W5p!^W6s!6m!7s/[111p]E[888p]E|24f24y:5m7m5m!6s9mN2sC5s!7pS!6p!^E7m!/[PPP]E[555p]E|1f:8m5s^NN!8s!^E8m!2p2m!3s!^N1mC2m3m3m!4m!/[546s]W[333s]W[WWW]E|3f:8m4mN6m1pC!3p4s!^E7p8s2m!7s!8m!'],
      ['hong-kong-common', 'feeding', '-6s', '-S', 'SS +9s 137p679sSC [NNN]W|2f:1p!7p^S5p5p!2s3s6s!/[768p]E[222p]W:1m4m^W5m2s2s6m!^W4s!/[456m]S[222m]N[645m]S|1f:6p!^N6p5p8s2p^S4sN^E7s!/[678p]W|2y:8s6m8s2m!^W4s!3m'],
      ['hong-kong-old', 'feeding', '-N', '-1s', 'WW +N 1266sN [111m]S[555s]N[777p]S|4f2y:P3m4m5m9m6p4m!2s3p!P!7s5p!^S4s!4s!C!^W6m!1p!E!4p!9s5m!/[555p]E[NNN]W|2f13y:3m2m!1m!^E7m1p6m!3p4p8s^W7s^WP!CW!2s!1s!5m!8m!6p7p^E7m!2m!/[888s]S[777s]S[CCC]E:2m4p3p3m!2p!^NS1p5pW9p9pW9m!F5s2p!^N4s!N!^S5m!/[222p]W[234p]W|4y:3m4m8m9m2s4s2m!8s5s^EP9pW!9p!7m!8m9s1s!9s'],
      ['hong-kong-old', 'feeding', '-2m', '-W', 'WW +6m 226mWCCCP [324p]N[789p]N[867p]N|4y:1m1s4m4m8m!8m4s5s9m!4s!P/[333p]W|12y:9m5m!^W9m!2s3s3m!^N5s2p!7s!^W2m!4m!P!/[567m]S[777s]S|3f:7p1s3p!^S4p!4sN8m9sN!6m!/[333m]S|12f3y:6s1s3p^E2p7p^E8p^E8p!8p!N2m'],
    ],
    not: ['hong-kong-old', 'feeding', '-7s', '-S', 'EE +6m 13666m11799sSNFF |24y:7p^S8p/[756p]E:2m5m/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
  },
  'deals-in-less': {
    told: [
      ['hong-kong-old', 'feeding', 'pass', '56p', 'SE E7p 257m122569p39sNP |24y:7p/:/|4f:/|2f13y:'],
      ['hong-kong-old', 'feeding', '-S', '-9p', 'SE +9p 38m579p334sESN :8s^S9s!/[879s]E:7p^W/[756p]S|4f:2s/:1m'],
      ['hong-kong-common', 'feeding', '23s', 'pass', 'SE E4s 22334578sEP |1y:W4s/[999s]N|2y:8m!8p/|3y:8m2m/|1f:9s^S4s'],
      ['classical', 'feeding', '-4m', '-P', 'NE +7p 3445m555679p8sWCP |1f14y:5s6m/|3y:W9m/|23f:8m4p/:5s'],
      ['hong-kong-old', 'feeding', '-E', '-7p', 'SS +2s 579m114799p26sENC |3y:S/|24f24y:/|1f:/|3f:'],
    ],
    not: ['hong-kong-old', 'feeding', 'kong', 'pong', 'EE S6m 1666m5p119sSNFFF |24y:7p^S8p7s/[756p]E:2m5m6m!/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
  },
  'costs-less': {
    told: [
      ['classical', 'others', '-C', '-F', 'SE +7p 567m24779p4sEENCF |1f2y:6m8s/|4f3y:1s!/|4y:1p/:1p'],
      ['classical', 'others', '23p', 'pass', 'EE N1p 45m2346789p7sCFP :1m^W9m4s/|4f:2s6s^W/[111m]E[657s]S|3f:5p1s9m/:9p6p1p!'],
      ['classical', 'others', 'pass', '23s', 'EE N1s 25578m23359sSSP |3f:3p9p/|2f13y:3m2s^W/[234s]S|1f4y:7m2p^N/[213p]W:2m1s'],
      ['classical', 'others', 'pong', 'pass', 'EE N8m 88m33p68sESFF [222m]S|1y:6p^N3m1p^N/|2y:2m^E/:/[666p]E[111p]E|4y:3m8m'],
      ['classical', 'others', 'pass', '35m', 'SS E4m 345899m122899sW [SSS]W:3m4m!3sW!4m!/|12y:9p^W1p!5p9p!/[978p]S|4f:5mS^E1p5p^N/[534p]W:4s8s1m'],
    ],
    not: ['hong-kong-old', 'others', '23p', 'pass', 'EE N1p 45m2346789p7sCFP :1m^W9m4s/|4f:2s6s^W/[111m]E[657s]S|3f:5p1s9m/:9p6p1p!'],
  },
  'kong-replacement': {
    told: [
      ['hong-kong-old', 'likelier', 'kong', 'pong', 'EE S6m 13666m119sSNFFF |24y:7p^S8p7s/[756p]E:2m5m6m!/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
      ['hong-kong-old', 'likelier', 'kong', 'pong', 'WS N7s 1334567p56777sP [111s]N:4m2m!5m/[EEE]N:7m6m!9s1m/|1f2y:8m4m6m9s/|3y:5pE^S1s!^E7s!'],
      ['hong-kong-common', 'likelier', 'kong', 'pass', 'NS W9p 138999p5sEWC [NNN]W[879m]N|2f:1p!7p^S5p5p!2s3s6s!9s1s!S2s!/[768p]E[222p]W:1m4m^W5m2s2s6m!^W4s!6s7s9s4m!S/[456m]S[222m]N[645m]S|1f:6p!^N6p5p8s2p^S4sN^E7s!4p!CF5s!9p!/[678p]W|2y:8s6m8s2m!^W4s!3m6s9s8m^E9m'],
      ['hong-kong-old', 'likelier', 'kong', 'pass', 'NW WS 36p4589sESSS [111m]S|4f2y:P3m4m5m9m6p4m!/|3y:3m2m!1m!^E7m1p6m!3p/:2m4p3p3m!2p!^NS/[222p]W|4y:3m4m8m9m2s'],
      ['hong-kong-old', 'likelier', '(3m)', '-1s', 'EN +3m 3333m799p1288s [444s]S|4f3y:5m6m3p6sN!8m2mS!9m/|1f1y:4m7m6p8p8m!4s^E7s7p!3s!/|2f:2p^N3p6p6s8m!9m2m!4p^N/[222p]W[456p]W|3f:5m2m1m!1s3s9s7m!S'],
    ],
    not: ['hong-kong-old', 'likelier', 'kong', 'pong', 'EE S6m 136668m11sSNFFF |24y:7p^S8p7s/[756p]E:2m5m6m!/|4f:6p^N5p!^N/[645p]W[546p]W|2f13y:4m8m'],
  },
  'kong-robbing': {
    told: [
      ['hong-kong-common', 'feeding', '-E', '[9p]', 'NS +1p 11389pEWC [NNN]W[879m]N|2f:1p!7p^S5p5p!2s3s6s!9s1s!S2s!2p!^S/[768p]E[222p]W[213p]E:1m4m^W5m2s2s6m!^W4s!6s7s9s4m!SC/[456m]S[222m]N[645m]S|1f:6p!^N6p5p8s2p^S4sN^E7s!4p!CF5s!9p!^N3s!/[678p]W[999p]W|2y:8s6m8s2m!^W4s!3m6s9s8m^E9m5s'],
      ['hong-kong-common', 'feeding', '-9p', '[3m]', 'SN +3m 113456m489p2sW :1m!8s4s1s!7s!/[333m]W:5s^W2p8s^W9s6s!/[546s]S[879s]S:3m^S2p7m8m1p/|2f3y:2m7m4s6m'],
      ['hong-kong-old', 'feeding', '-3m', '[3m]', 'WE +3m 34mWWW [CCC]N[222m]S|3f23y:6s4p!9s^SN8m7s!^S6p!1s1m1p!2p!6p!P2p!4s5s!^S2s/[999s]E[768s]E[534s]E[FFF]N:1m9m4p5p7m!3p8m!^W3p4p!6m!^W3p!5p^N1p!2m!^E9p!ES!1s/[333m]N[879m]S[657m]S|1y:8s1s!2pN6p7pP9p^N9p7p!^N1m5m!1s!9m!9s!6s!/[978p]W[789p]W[555p]S|24f4y:2m5mN7s!6m!3m!^W7s3s5sPESC^EN!1m!8m!F^S'],
      ['hong-kong-old', 'feeding', '-9s', '[8p]', 'SS +8p 66799m8p44499s :1m2m7p3p4p!7p!3p!9pN3m^N5p!4p!/[888p]N|3f12y:SW6p!7pNN!9pC2m8s5m^W/[546m]S|2f34y:6p7p9p1p!4p!9p!1s1p!2s3s7s/[333m]E|14f:6p2p3p4p!1p!6p!1m!C2s8p^SS!5m'],
      ['hong-kong-common', 'feeding', '-4p', '[5p]', 'NS +5p 2456pSSCP [324s]N[567s]N[999s]N:2m^S8p3p7p9p7m!SF^W4m!^S/[213m]E[999m]W[456m]E|1f3y:2p8p3p!4p7p!8p!2p!9p1s/[FFF]E[NNN]N|2f:8p2m9m^S5p^N6m1m!4m5m1p^N6p7s/[555p]W[111p]W|4f1y:6m8m3s^E5s^E1m!4s!9s^EN^W5m!'],
    ],
    not: ['hong-kong-old', 'feeding', '-7m', '[C]', 'EE +C 4567m2sESC [CCC]N[222m]S|3f23y:6s4p!9s^SN8m7s!^S6p!1s1m1p!2p!6p!P2p!4s5s!^S2s6s!F7s!/[999s]E[768s]E[534s]E[FFF]N:1m9m4p5p7m!3p8m!^W3p4p!6m!^W3p!5p^N1p!2m!^E9p!ES!1s3s!8s!6m!/[3333m]N[879m]S[657m]S|1f1y:8s1s!2pN6p7pP9p^N9p7p!^N1m5m!1s!9m!9s!6s!5s!3s!3p!^N1p!/[978p]W[789p]W[555p]S[312p]W|24f4y:2m5mN7s!6m!3m!^W7s3s5sPESC^EN!1m!8m!F^S8s!5s!6p4p!'],
  },
  'kong-paid': {
    told: [
      ['sichuan', 'dearer', 'kong', 'pass', 'WE S5s 66m2p1334445558s :9s^N6s!1p/:1s!5s/:4p/[999s]E:4p8p! {} {"exchange":"opposite","voids":[2,2,1,1]}'],
      ['sichuan', 'dearer', 'kong', 'pass', 'SE E7m 3777m223p :8s8p6m!^N5p!6p!^S8p!7m!/[666p]E[999m]N:9s9s!9s!8m9p!5m^W/[555m]S:9s7s4p8m3s!1m/[666m]E:9m8s3s8s!8p!9m!^S5m {} {"exchange":"opposite","voids":[0,2,2,1]}'],
      ['sichuan', 'others', 'kong', 'pass', 'EE S8s 7m2688899p47888s :9m8m!4m!/:9s5s!8s!/:9s9s!/:3m!3m! {} {"exchange":"opposite","voids":[0,2,2,0]}'],
      ['sichuan', 'dearer', '[8s]', '-2p', 'EE +8s 2245688p1238s [888s]W:4m^S4m5m2m5s3s6m!^S7s6s!9p!9p!8m!/[444m]E:6m3m5s3m!7p!1p!:xo(57m45677999s)/(1111m):3s!5m8p!6p7p!7p!8s!^E3p1p6p1s!9m^N/[999m]W:1s2s3s5s!4s6s7s3m!4s!8m1p {} {"exchange":"opposite","voids":[0,1,2,2],"won":2}'],
      ['sichuan', 'dearer', '(2m)', '-6s', 'SWk +2m 2222345m3356s (7777s):5m1p^N8m!^W1s!4m!2p5s!:xo(45789p66688s)/[444s]W:1s8s1m7p!7m2s!6p!3m!1m!3p!1s!6m!/[999s]N[888m]E:9p1s8s4p!9m4s!^S9p!3p!^E5s!5m!7m!6p!9m!6p!/[111p]E:9s^W3s1m4m7p:x11o(66789m234567p) {} {"exchange":"opposite","voids":[0,1,1,2],"won":9}'],
    ],
    not: ['sichuan', 'dearer', '[1m]', '-3s', 'NW +3s 123m2357789p3s [222s]N:2p6m:x11o(777m56788999s)/:9m6m!9m1m^N3m7m!/:2m8m8m!8m!2m!/[111m]S:2s^E5s6s!6m6m! {} {"exchange":"opposite","voids":[1,0,0,2],"won":1}'],
  },
  'kong-value': {
    told: [
      ['classical', 'dearer', 'kong', 'pass', 'SW E9s 234p47999sEESCP [999p]N|2f:1sC1p!P1m9s!/|4f:4m^W6m^W8p6p!^W1s/[435m]S[678m]S[657p]S|1f:1sN9m!F^N2s!/[FFF]W:9p^E2sNES'],
      ['classical', 'dearer', 'kong', 'pass', 'SN W3s 456m6p3334sNC [999m]S:8s6p8s!7p!/[888p]N|14f:9m^E1p1s9pE/|4y:8p6s5s!3s!/|2y:2p8p!^SW'],
      ['classical', 'dearer', 'kong', 'pass', 'NW E1m 11147m26p1146sWW :1m/|3y:/|3f14y:/|2y:'],
      ['classical', 'dearer', '[9p]', '-4s', 'NW +9p 45m33679p456sF [888s]W:1p8p2pSW3s/[111m]N|1y:8pN5p!2p!1p!2sS/|24f4y:N4m8s!^E9s!5m!9p^N2p/[999p]W:1m^SS2m!3sW'],
      ['classical', 'dearer', 'kong', 'pong', 'EE N2p 35m22238pEEF [789p]N:1s6sWCC!/|3y:4m5m6m!1pC/|1f:1sWN8p1p/|4f2y:5p7p^E9p!8p!2p!'],
    ],
    not: ['hong-kong-old', 'dearer', 'kong', 'pass', 'SW E9s 234p47999sEESCP [999p]N|2f:1sC1p!P1m9s!/|4f:4m^W6m^W8p6p!^W1s/[435m]S[678m]S[657p]S|1f:1sN9m!F^N2s!/[FFF]W:9p^E2sNES'],
  },
  'few-draws': {
    told: [
      ['hong-kong-old', 'likelier', '-8p', '-6s', 'EW +8m 8m8p366s [111m]S[555s]N[777p]S|4f2y:P3m4m5m9m6p4m!2s3p!P!7s5p!^S4s!4s!C!^W6m!1p!E!4p!9s5m!/[555p]E[NNN]W|2f13y:3m2m!1m!^E7m1p6m!3p4p8s^W7s^WP!CW!2s!1s!5m!8m!6p7p^E7m!2m!/[888s]S[777s]S[CCC]E:2m4p3p3m!2p!^NS1p5pW9p9pW9m!F5s2p!^N4s!N!^S5m!N!/[222p]W[234p]W|4y:3m4m8m9m2s4s2m!8s5s^EP9pW!9p!7m!8m9s1s!9s6m!'],
      ['hong-kong-old', 'likelier', '-F', '-W', 'WW +F 22mWCCCFF [324p]N[789p]N[867p]N|4y:1m1s4m4m8m!8m4s5s9m!4s!P7s!9pS!7m!1s!3s!5p!^S7m!/[333p]W[SSS]N[546p]E|12y:9m5m!^W9m!2s3s3m!^N5s2p!7s!^W2m!4m!P!6s!9p6s!5s!8s!8s!8s!8s9s!/[567m]S[777s]S|34f:7p1s3p!^S4p!4sN8m9sN!6m!6m!6s!3s!P2s!2s!1p!4m!8m!/[333m]S|12f3y:6s1s3p^E2p7p^E8p^E8p!8p!N2m2s!S^S7m!9s!2p!9m!5p!3s!1p!'],
      ['hong-kong-old', 'likelier', '-7s', '-6m', 'EE +7s 4567m27sES [CCC]N[222m]S|3f23y:6s4p!9s^SN8m7s!^S6p!1s1m1p!2p!6p!P2p!4s5s!^S2s6s!F/[999s]E[768s]E[534s]E[FFF]N:1m9m4p5p7m!3p8m!^W3p4p!6m!^W3p!5p^N1p!2m!^E9p!ES!1s3s!8s!/[3333m]N[879m]S[657m]S|1y:8s1s!2pN6p7pP9p^N9p7p!^N1m5m!1s!9m!9s!6s!5s!3s!3p!^N/[978p]W[789p]W[555p]S[312p]W|24f4y:2m5mN7s!6m!3m!^W7s3s5sPESC^EN!1m!8m!F^S8s!5s!6p'],
      ['hong-kong-old', 'likelier', '-7s', '-P', 'EE +7s 17sCCP [645p]N[678s]N[FFF]N|3f34y:2m2s!5s1s1m!^W5m6m8p^S9pW8p!N^N3s3sE4s5s!5s3m4m^N8m!/[879p]E:7s9s5m^W6m^W7m^N2m!9m9m5s8mE3m!4s!7pW!W!1p9m!/[546m]S[657m]S[111m]E|4f1y:7s6p6p2s8p7p!3s1p!4s2p!F9s!1p!9p!3s!9s4s!1s!/[777m]S[NNN]E[444m]E|12f2y:2p9p6p^E5p6s^EE2s!S1p!6s!2p!F^E7p!6p!8p!E!1m!C!6s!9m8m'],
      ['hong-kong-old', 'likelier', '[2p]', '-4p', 'WS +3p 23444789p666s |3y:7m8s7s!^N9s6m2m3m4m3m!6m!1s3sN1s!1m!E8sF/[EEE]W|4f24y:2m5m6m5p2m!3p^N7p2s1m!2s4s5m!1s3sN7s!3s!9s/[222p]N|3f:7m5m8m1m2m!9m1s!4s!S!4s!N5s!W!E^SP9s!8m!/[777s]E[333p]S|12f1y:7m8s8mS5p!2p!^WWNW!F!3m!4sS!S5m!6m!3s9s'],
    ],
    not: ['hong-kong-old', 'likelier', '-8p', '-6s', 'EW +8m 8m8p36sS [111m]S[555s]N[777p]S|4f2y:P3m4m5m9m6p4m!2s3p!P!7s5p!^S4s!4s!C!^W6m!1p!E!4p!9s5m!/[555p]E[NNN]W|2f13y:3m2m!1m!^E7m1p6m!3p4p8s^W7s^WP!CW!2s!1s!5m!8m!6p7p^E7m!2m!/[888s]S[777s]S[CCC]E:2m4p3p3m!2p!^NS1p5pW9p9pW9m!F5s2p!^N4s!N!^S5m!N!/[222p]W[234p]W|4y:3m4m8m9m2s4s2m!8s5s^EP9pW!9p!7m!8m9s1s!9s6m!'],
  },
  'dealer': {
    told: [
      ['classical', 'risky', '-1m', '-9p', 'ES +6m 1677m12469p1279sC |4y:4mNW/:7mW1s!/[777p]N|2f1y:9m2m5mW!/:N7p^WFP'],
      ['classical', 'risky', 'pass', '79m', 'EN N8m 144479m11667sEW :9p^S1p6p/[978p]E|4y:8s8p!W/|1f:8s5p8p!/|4f2y:9s1p8m'],
      ['classical', 'risky', '-P', '-9p', 'EE +E:b0y 28m15679p34sEWCFP |23f3y:/|4f4y:/:/|1f:'],
      ['classical', 'risky', '-5m', '-8s', 'EW +W 555m88p88sESSWWNN |4f4y:2p9s/|3f3y:7p2p/:3m2s/:1s9s'],
      ['classical', 'risky', '-E', '-7s', 'EN +P 34567m57sEEWP [312m]N:1s4p^S/[435p]E:2m9s/|3f:1p8p/|1f:3m^E9m'],
    ],
    not: ['hong-kong-common', 'risky', '-1m', '-9p', 'ES +6m 1677m12469p1279sC |4y:4mNW/:7mW1s!/[777p]N|2f1y:9m2m5mW!/:N7p^WFP'],
  },
};
