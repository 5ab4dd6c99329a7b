const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text as a person counts them: what is joined is one. */
export const lettersOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);
