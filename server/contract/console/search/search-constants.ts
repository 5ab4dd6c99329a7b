export const maxSearchLength = 200;
/** Maximum of hits of one kind in an answer. */
export const maxHits = 20;
export const usualHits = 5;
export const maxSearchTerms = 10;

export const searchMessages = {
  tooManyWords: `Search for at most ${maxSearchTerms} words.`,
} as const;
