const formulaPattern = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export const addFormulaMark = (text: string): string =>
  formulaPattern.test(text) ? `'${text}` : text;

export const removeFormulaMark = (text: string): string =>
  text.startsWith("'") && formulaPattern.test(text) ? text.slice(1) : text;
