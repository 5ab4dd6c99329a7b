// Invisible characters around a word, which copied text often contains.
const edgeCharacters =
  /^[\s\u00ad\u061c\u200b\u200e\u200f\u2060]+|[\s\u00ad\u061c\u200b\u200e\u200f\u2060]+$/g;
/** Joiners without a letter before them, which have no effect. */
const uselessJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+/gu;

/** Text for a single-line field: single spaces, no useless invisible characters, otherwise as entered. */
export const cleanTextLine = (written: string | undefined): string =>
  (written ?? '').replace(/\s+/g, ' ').replace(uselessJoiners, '').replace(edgeCharacters, '');

const characterNames: Record<string, string> = {
  '\u202a': 'a left-to-right embedding',
  '\u202b': 'a right-to-left embedding',
  '\u202c': 'the end of an embedding',
  '\u202d': 'a left-to-right override',
  '\u202e': 'a right-to-left override',
  '\u2066': 'a left-to-right isolate',
  '\u2067': 'a right-to-left isolate',
  '\u2068': 'a first strong isolate',
  '\u2069': 'the end of an isolate',
};

/** Control characters, and characters that change the direction of text. */
const directionCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/u;
/** Characters that e-mail addresses may not contain, since people could not see them. */
const invisibleCharacters = /[\p{Cc}\p{Cf}]/u;

const describeFirstMatch = (line: string, pattern: RegExp): string | undefined => {
  const at = line.search(pattern);
  const sign = at < 0 ? undefined : [...line.slice(at)][0];
  if (sign === undefined) return undefined;
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name =
    characterNames[sign] ??
    (/\p{Cc}/u.test(sign) ? 'a control character' : 'an invisible character');
  const place = [...line.slice(0, at)].length + 1;
  return `Remove character ${String(place)}: it is ${code}, ${name}, which nobody can see.`;
};

/** Error message if a name contains a character that names may not contain; undefined if none. */
export const findHiddenCharacterInName = (line: string): string | undefined =>
  describeFirstMatch(line, directionCharacters);

export const findHiddenCharacterInAddress = (line: string): string | undefined =>
  describeFirstMatch(line, invisibleCharacters);
