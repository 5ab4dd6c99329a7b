// Separate from the schemas to keep those out of browser bundles.

export const usualLines = 5;

export const mostLines = 100;

/** Seconds until a card offers a retry. */
export const cardPatience = 10;
