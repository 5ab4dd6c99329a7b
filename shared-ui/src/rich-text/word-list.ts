import type { TextBlockType } from './model';

/** Word writes list items as paragraphs with a style; tells which kind and how deep. */
export const wordListItem = (element: Element): { type: TextBlockType; indent: number } | null => {
  const style = element.getAttribute('style') ?? '';
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1];
  if (!level) return null;
  const marker = element.textContent.trim();
  return {
    type: /^\(?[0-9a-z]{1,3}[.)]/i.test(marker) ? 'number' : 'bullet',
    indent: Number(level) - 1,
  };
};
