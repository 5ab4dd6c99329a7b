export const maxTextBytes = 1024 * 1024;

export const maxFileBytes = 10 * 1024 * 1024;

/** Bytes of a body on routes that set no limit, such as sign-in forms. */
export const maxPlainBytes = 16 * 1024;

/** Values in one body: more than the longest selection, few enough for the parser's worst case. */
export const maxBodyValues = 20_000;

export const maxBodyFields = 12_000;

/** Different names in one form: more than any form has, few enough to refuse the rest at once. */
export const maxFieldNames = 1_000;

/** Fields of a form such as `question[2][text]`, each of which may begin an object. */
export const maxNestedFields = 4_000;

/** Parts of a multipart body, each of which costs far more than a JSON value. */
export const maxFormParts = 2_000;

/** Nesting depth of lists and objects in a body. */
export const maxJsonDepth = 20;
