/** What a key writes in its place: for each place, from `Digit1` along the four rows. */
export interface Keyboard {
  readonly name: string;
  /** Letters and digits that the keyboard writes itself are looked for; others are pressed in their usual place. */
  readonly isLatin: boolean;
  readonly keys: ReadonlyMap<string, string>;
}

const PLACES = [
  ...Array.from('1234567890', (digit) => `Digit${digit}`),
  ...Array.from('QWERTYUIOPASDFGHJKL', (letter) => `Key${letter}`),
  'Semicolon',
  ...Array.from('ZXCVBNM', (letter) => `Key${letter}`),
  'Comma',
  'Period',
  'Slash',
];

function keyboard(name: string, rows: string | readonly string[], isLatin = false): Keyboard {
  const signs = typeof rows === 'string' ? Array.from(rows.replaceAll(' ', '')) : rows;
  return { name, isLatin, keys: new Map(PLACES.map((place, at) => [place, signs[at] ?? ''])) };
}

/** Keyboards as they are sold and set in many countries, without Shift. */
export const KEYBOARDS: readonly Keyboard[] = [
  keyboard('American', '1234567890 qwertyuiop asdfghjkl; zxcvbnm,./', true),
  keyboard('German', '1234567890 qwertzuiop asdfghjklö yxcvbnm,.-', true),
  keyboard('French', '&é"\'(-è_çà azertyuiop qsdfghjklm wxcvbn,;:!', true),
  keyboard('Czech', '+ěščřžýáíé qwertzuiop asdfghjklů yxcvbnm,.-', true),
  keyboard('Dvorak', "1234567890 ',.pyfgcrl aoeuidhtns ;qjkxbmwvz", true),
  keyboard('Russian', '1234567890 йцукенгшщз фывапролдж ячсмитьбю.'),
  keyboard('Greek', '1234567890 ;ςερτυθιοπ ασδφγηξκλ΄ ζχψωβνμ,./'),
  keyboard('Hebrew', "1234567890 /'קראטוןםפ שדגכעיחלךף זסבהנמצתץ."),
  keyboard('Arabic', [...Array.from('1234567890ضصثقفغعهخحشسيبلاتنمكئءؤر'), 'لا', ...Array.from('ىةوزظ')]),
  keyboard('Persian', '۱۲۳۴۵۶۷۸۹۰ ضصثقفغعهخح شسیبلاتنمک ظطزرذدپو./'),
  keyboard('Bopomofo', 'ㄅㄉˇˋㄓˊ˙ㄚㄞㄢ ㄆㄊㄍㄐㄔㄗㄧㄛㄟㄣ ㄇㄋㄎㄑㄕㄘㄨㄜㄠㄤ ㄈㄌㄏㄒㄖㄙㄩㄝㄡㄥ'),
  keyboard('Korean', '1234567890 ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ; ㅋㅌㅊㅍㅠㅜㅡ,./'),
  keyboard(
    'full-width',
    '１２３４５６７８９０ ｑｗｅｒｔｙｕｉｏｐ ａｓｄｆｇｈｊｋｌ； ｚｘｃｖｂｎｍ，．／',
  ),
];

/** The press with which a person means this letter or digit. */
export function pressOf({ keys, isLatin }: Keyboard, sign: string): { key: string; code: string } {
  const usual = /\d/.test(sign) ? `Digit${sign}` : `Key${sign.toUpperCase()}`;
  const written = isLatin ? [...keys].find(([, key]) => key === sign)?.[0] : undefined;
  const code = written ?? usual;
  return { key: keys.get(code) ?? '', code };
}
