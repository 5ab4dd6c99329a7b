// Marks beside a word say nothing, and come along when it is copied.
const beside =
  /^[\s\u00ad\u061c\u200b\u200e\u200f\u2060]+|[\s\u00ad\u061c\u200b\u200e\u200f\u2060]+$/g;
/** Joiners with nothing in front of them that they could join. */
const idle = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+/gu;

/** A text of one line, as it is kept: its spaces single, its letters as they came. */
export const cleanLine = (written: string | undefined): string =>
  (written ?? '').replace(/\s+/g, ' ').replace(idle, '').replace(beside, '');

const names: Record<string, string> = {
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

/** Letters that turn how others are read, and signs for machines. */
const turning = /[\p{Cc}\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/u;
/** In an address of mail every letter counts, so that it may hold none that is not seen. */
const unseen = /[\p{Cc}\p{Cf}]/u;

const sentenceOf = (line: string, pattern: RegExp): string | undefined => {
  const at = line.search(pattern);
  const sign = at < 0 ? undefined : [...line.slice(at)][0];
  if (sign === undefined) return undefined;
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name =
    names[sign] ?? (/\p{Cc}/u.test(sign) ? 'a control character' : 'an invisible character');
  const place = [...line.slice(0, at)].length + 1;
  return `Remove character ${String(place)}: it is ${code}, ${name}, which nobody can see.`;
};

/** Names the first letter that a name may not hold, and its place; `undefined` for none. */
export const hiddenInName = (line: string): string | undefined => sentenceOf(line, turning);

/** The same for an address of mail. */
export const hiddenInAddress = (line: string): string | undefined => sentenceOf(line, unseen);
