import type { Options } from '../../../src/engine/types';

/** A hand with what the calculator must say of it, worked out from the rules. */
export interface Row {
  readonly hand: string;
  readonly seat: 'E' | 'S' | 'W' | 'N';
  /** `wall`, or `discard` and whose. */
  readonly won: string;
  readonly options?: Options;
  /** The hand of the card and what it is worth, with `jokerless`: the points: what each seat gains. Or why there is none. */
  readonly gives: string;
}

/** Payments by E, S, W, N. */
export const rows: readonly Row[] = [
  { hand: '333m44p55m66p77mJJ+7m', seat: 'S', won: 'discard W', gives: 'run-2 25 = 25: -50 125 -50 -25' },
  {
    hand: '3335555m44p66p77m+7m',
    seat: 'S',
    won: 'discard W',
    gives: 'run-2 25 + jokerless = 50: -100 250 -100 -50',
  },
  {
    hand: '3335555m44p66p77m+7m',
    seat: 'S',
    won: 'discard W',
    options: { jokerlessDoubles: false },
    gives: 'run-2 25 = 25: -50 125 -50 -25',
  },
  {
    hand: '3335555m44p66p77m+7m',
    seat: 'E',
    won: 'wall',
    gives: 'run-2 25 + jokerless = 50: 600 -200 -200 -200',
  },
  {
    hand: '3335555m44p66p77m+7m',
    seat: 'E',
    won: 'wall',
    options: { dealerDoubles: false },
    gives: 'run-2 25 + jokerless = 50: 300 -100 -100 -100',
  },
  {
    hand: '44p66p77m[333m][5m5mJJ]+7m',
    seat: 'S',
    won: 'discard E',
    gives: 'run-2 25 = 25: -100 150 -25 -25',
  },
  {
    hand: '44p66p77m[333m][5555m]+7m',
    seat: 'S',
    won: 'discard E',
    gives: 'run-2 25 + jokerless = 50: -200 300 -50 -50',
  },
  {
    hand: '44p6p[333m][5555m][777m]+6p',
    seat: 'W',
    won: 'discard N',
    gives: 'run-2 25 + jokerless = 50: -100 -50 250 -100',
  },
  { hand: '44pJ[333m][5555m][777m]+6p', seat: 'W', won: 'discard N', gives: 'not-complete 0' },
  { hand: 'NEWS77mJ777p777s+B', seat: 'N', won: 'discard S', gives: 'like-2 25 = 25: -50 -50 -25 125' },
  { hand: 'NEJS777m777p777s+B', seat: 'N', won: 'discard S', gives: 'not-complete 0' },
  { hand: '44p66p77m333mJ[555m]+7m', seat: 'S', won: 'discard E', gives: 'not-complete 4' },
  { hand: '2222m44p666s88m[BBB]+8m', seat: 'S', won: 'discard E', gives: 'refused' },
  { hand: '2222m44p666s8m[BBB]+8m', seat: 'S', won: 'discard E', gives: 'not-complete 6' },
  { hand: '2222m44p66s8mBBBJ+8m', seat: 'S', won: 'discard E', gives: 'evens-5 35 = 35: -140 210 -35 -35' },
  { hand: '2233m4455p6677sB+B', seat: 'S', won: 'discard N', gives: 'pairs-3 50 = 50: -100 250 -50 -100' },
  { hand: '2233m4455p6677sB+B', seat: 'S', won: 'wall', gives: 'pairs-3 50 = 50: -200 400 -100 -100' },
  { hand: '111m5555p999sJJJ+J', seat: 'S', won: 'wall', gives: 'quints-6 50 = 50: -200 400 -100 -100' },
  {
    hand: '111m5555p999sJJJ+J',
    seat: 'S',
    won: 'wall',
    options: { sections: ['odds'] },
    gives: 'odds-2 25 = 25: -100 200 -50 -50',
  },
  { hand: '111m5555p999s[PPPJ]', seat: 'S', won: 'wall', gives: 'refused' },
  { hand: '111m5555p99s[PPPJ]+9s', seat: 'S', won: 'wall', gives: 'odds-2 25 = 25: -100 200 -50 -50' },
  { hand: '111m5555p99s[CCCJ]+9s', seat: 'S', won: 'wall', gives: 'not-complete 6' },
  { hand: 'EEEE44m4444pFFJ+F', seat: 'S', won: 'discard W', gives: 'quints-3 40 = 40: -80 200 -80 -40' },
  { hand: 'EEEE44m4444pCCJ+C', seat: 'S', won: 'discard W', gives: 'not-complete 1' },
  {
    hand: 'BB192mP2222p999s+B',
    seat: 'S',
    won: 'discard W',
    gives: 'years-1 25 + jokerless = 50: -100 250 -100 -50',
  },
  { hand: '19m2mP2222p999sBB+J', seat: 'S', won: 'discard W', gives: 'refused' },
  { hand: '19mP2222p99s[BBBB]+9s', seat: 'S', won: 'discard W', gives: 'not-complete 5' },
  { hand: '19m29mP2222p99sBB+B', seat: 'S', won: 'discard W', gives: 'not-complete 0' },
  { hand: 'BBBBBB2468sCCJ+C', seat: 'W', won: 'wall', gives: 'quints-5 45 = 45: -180 -90 360 -90' },
  { hand: '888m999p111sBBJJ+J', seat: 'S', won: 'wall', gives: 'not-complete 2' },
  {
    hand: '666m777p888s99mBB+9m',
    seat: 'S',
    won: 'discard W',
    gives: 'run-4 25 + jokerless = 50: -100 250 -100 -50',
  },
  { hand: '666m777p888m99mBB+9m', seat: 'S', won: 'discard W', gives: 'not-complete 2' },
  { hand: '2468m222p444p88pJ+J', seat: 'S', won: 'discard W', gives: 'refused' },
  { hand: '2468m222p444p88pJ+8p', seat: 'S', won: 'discard W', gives: 'evens-2 25 = 25: -50 125 -50 -25' },
  { hand: 'BBBJJJJ666p99s6p+9s', seat: 'E', won: 'discard N', gives: 'threes-2 25 = 25: 200 -50 -50 -100' },
  {
    hand: '345678p3333m888s+8s',
    seat: 'N',
    won: 'wall',
    gives: 'run-5 30 + jokerless = 60: -240 -120 -120 480',
  },
  { hand: '1998m2002s1920pB+B', seat: 'S', won: 'discard W', gives: 'refused' },
  { hand: '1998m22sPP192pPB+B', seat: 'S', won: 'discard W', gives: 'pairs-6 75 = 75: -150 375 -150 -75' },
  { hand: 'NNEEESSSSJ[WWW]+J', seat: 'S', won: 'wall', gives: 'not-complete null' },
  { hand: '147m258p369sNEWB+S', seat: 'W', won: 'discard S', gives: 'pairs-5 60 = 60: -120 -120 300 -60' },
  { hand: '44p66s8m[2222m][EEEE]+8m', seat: 'S', won: 'discard W', gives: 'not-complete null' },
];
