/** Most bytes that the fields of a call take, files apart. */
export const maxTextBytes = 1024 * 1024;

/** Most bytes of one file that comes with a form. */
export const mostFileBytes = 10 * 1024 * 1024;

/** Most bytes of a body where a call says nothing else: sign-in forms and the like. */
export const maxPlainBytes = 16 * 1024;

/** Most values within one body: more than the longest selection, less than a parser's worst case. */
export const maxValues = 20_000;

/** Most fields of a form; the longest selection has 10,000. */
export const maxFields = 12_000;

/** Most parts of a multipart body, each of which costs far more than a value of another. */
export const mostParts = 2_000;

/** How deep lists and objects may stand within one another. */
export const deepest = 20;
