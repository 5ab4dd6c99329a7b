/** HTML that is safe to send: only the tag `html` creates instances, so unescaped text cannot be sent. */
export class Html {
  constructor(readonly text: string) {}
}

type HtmlValue = Html | string | number | false | undefined | readonly Html[];

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => replacements[character] ?? '');

const renderValue = (value: HtmlValue): string => {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
};

export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + renderValue(values[index])).join(''));
