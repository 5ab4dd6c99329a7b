let segmenter: Intl.Segmenter | undefined;

/** Splits a text into graphemes, so that combined characters are not split. */
export const splitLetters = (text: string): string[] => {
  // Plain ASCII needs no segmenter, whose creation takes 5 to 10 ms.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
};
