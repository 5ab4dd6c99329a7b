import type { Mark } from './model';

type Marks = { [mark in Mark]?: true };

const byTag: Record<string, Mark> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'strike',
  STRIKE: 'strike',
  DEL: 'strike',
};

const byStyle: [RegExp, Mark][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'bold'],
  [/font-style:\s*italic/i, 'italic'],
  [/text-decoration[^;]*:[^;]*underline/i, 'underline'],
  [/text-decoration[^;]*:[^;]*line-through/i, 'strike'],
];

/** The marks of an element's text, by its tag and by the styles that word processors write. */
export const marksOf = (element: Element, around: Marks): Marks => {
  const style = element.getAttribute('style') ?? '';
  const marks: Marks = { ...around };
  const own = byTag[element.tagName];
  // Google Docs wraps a whole text in <b style="font-weight:normal">.
  if (own && !(own === 'bold' && /font-weight:\s*(normal|400)/i.test(style))) marks[own] = true;
  if (element.tagName === 'A') return marks;
  for (const [pattern, mark] of byStyle) if (pattern.test(style)) marks[mark] = true;
  return marks;
};
