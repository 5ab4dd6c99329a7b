/** Maximum of characters that are read from one document. */
export const maxTextLength = 100_000;

/** Removes invisible characters and repeated blanks and lines. */
export const tidyText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Zs}/gu, ' ')
    .replace(/\p{Cf}|\p{Surrogate}/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
