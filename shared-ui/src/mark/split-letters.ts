let segmenter: Intl.Segmenter | undefined;

/** Splits a text into graphemes. */
export const splitLetters = (text: string): string[] => {
  // Creating a segmenter takes 5 to 10 ms; plain ASCII needs none.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
};
