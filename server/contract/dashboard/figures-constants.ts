// Apart from the schemas, so that a browser takes these without them.

/** Lines of a card unless another number is chosen. */
export const usualLines = 5;

/** The most that a card shows: what its choice `all` asks for. */
export const mostLines = 100;

/** Seconds after which a card says that its call hangs, and offers to ask again. */
export const cardPatience = 10;
