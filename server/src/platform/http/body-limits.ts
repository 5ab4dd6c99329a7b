export const maxTextBytes = 1024 * 1024;

export const maxFileBytes = 10 * 1024 * 1024;

/** Maximum of bytes in a body on routes without a limit of their own, such as sign-in forms. */
export const maxPlainBytes = 16 * 1024;

/** Maximum of values in a body: more than the longest selection, few enough for the parser's worst case. */
export const maxBodyValues = 20_000;

export const maxBodyFields = 12_000;

/**
 * Maximum of different field names in a form: more than any form has, few enough to refuse the rest at once.
 */
export const maxFieldNames = 1_000;

/** Maximum of form fields such as `question[2][text]`, each of which may start an object. */
export const maxNestedFields = 4_000;

/** Maximum of parts in a multipart body, each of which costs far more than a JSON value. */
export const maxFormParts = 2_000;

/** Maximum depth of nested lists and objects in a body. */
export const maxJsonDepth = 20;
