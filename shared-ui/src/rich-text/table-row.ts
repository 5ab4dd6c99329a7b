const ownBlocks = 'ul, ol, li, h1, h2, h3, h4, blockquote, pre, table, img, [class^="MsoList"]';

/** The cells of a table's row that reads as one line; none where one cell frames a text, or holds more than words. */
export const cellsOf = (element: Element): Element[] | undefined => {
  if (element.tagName !== 'TR') return undefined;
  const cells = [...element.children].filter(({ tagName }) => /^T[DH]$/.test(tagName));
  return cells.length > 1 && !element.querySelector(ownBlocks) ? cells : undefined;
};
