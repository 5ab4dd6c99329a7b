import { classOf, elementsOf, findWithin, type MarkupElement } from './markup';

const ownBlocks = new Set('ul ol li h1 h2 h3 h4 h5 h6 blockquote pre table img'.split(' '));

const isOwnBlock = (element: MarkupElement): boolean =>
  ownBlocks.has(element.tag) || classOf(element).startsWith('MsoList');

export const cellsOf = (element: MarkupElement): MarkupElement[] | undefined => {
  if (element.tag !== 'tr') return undefined;
  const cells = elementsOf(element).filter(({ tag }) => /^t[dh]$/.test(tag));
  return cells.length > 1 && !findWithin(element, isOwnBlock) ? cells : undefined;
};
