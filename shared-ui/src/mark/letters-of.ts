let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as a person counts them: what is joined is one. */
export const lettersOf = (text: string): string[] => {
  // A segmenter takes a browser 5 to 10 ms to make: none is made for letters of one code each.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
};
