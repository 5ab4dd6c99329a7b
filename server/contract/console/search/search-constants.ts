export const maxSearchLength = 200;
/** Hits of one kind in an answer. */
export const maxHits = 20;
export const usualHits = 5;
