export const maxSearchLength = 200;
/** Maximum number of hits of one kind in a search response. */
export const maxHits = 20;
export const defaultHits = 5;
export const maxSearchTerms = 10;

export const searchMessages = {
  tooManyWords: `Search for at most ${maxSearchTerms} words.`,
} as const;
