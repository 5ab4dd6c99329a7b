// What a spreadsheet takes for the beginning of a formula, also behind marks of its own.
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A cell that no spreadsheet runs: what begins as a formula gets the mark of a text. */
export const withMark = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The cell as it was before it was marked. */
export const withoutMark = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
