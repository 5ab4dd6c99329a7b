import { type MarkupElement, styleOf } from './markup';
import type { Mark, Marks } from './model';

const marksByTag: Record<string, Mark> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
};

const marksByStyle: [RegExp, Mark][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'bold'],
  [/font-style:\s*italic/i, 'italic'],
  [/text-decoration[^;]*:[^;]*underline/i, 'underline'],
  [/text-decoration[^;]*:[^;]*line-through/i, 'strike'],
];

export const marksOf = (element: MarkupElement, around: Marks): Marks => {
  const style = styleOf(element);
  const marks: Marks = { ...around };
  const own = marksByTag[element.tag];
  // Google Docs wraps all text in `<b style="font-weight:normal">`, which is not bold.
  if (own && !(own === 'bold' && /font-weight:\s*(normal|400)/i.test(style))) marks[own] = true;
  if (element.tag === 'a') return marks;
  for (const [pattern, mark] of marksByStyle) if (pattern.test(style)) marks[mark] = true;
  return marks;
};
