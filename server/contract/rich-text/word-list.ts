import {
  classOf,
  findWithin,
  isElement,
  type MarkupElement,
  type MarkupNode,
  styleOf,
  textOf,
} from './markup';
import type { TextBlockType } from './model';

const listNumberPattern = /^\(?(?:\d{1,3}(?:\.\d{1,3})*[.)]?|[a-z]{1,3}[.)]|[ivxl]{1,6}[.)])$/i;
// Microsoft Word writes bullets as letters of a symbol font: `o` circle, `§` square, `Ø` arrow.
const leadingMarkerPattern =
  /^\s*([·•◦▪‣§Øo–-]|\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxl]{1,6})[.)])(?:[\s\u00a0]{2,}|\u00a0)/i;

const getListLevel = (element: MarkupElement): number =>
  Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(element))?.[1] ?? 0);

const isListParagraph = (element: MarkupElement): boolean =>
  getListLevel(element) > 0 || /^MsoListParagraph|^MsoList(?:Bullet|Number)/.test(classOf(element));

export const isMarker = (element: MarkupElement): boolean =>
  /mso-list:\s*ignore/i.test(styleOf(element));

const maxMarkerLength = 40;

const findListMarker = (element: MarkupElement) =>
  leadingMarkerPattern.exec(textOf(element).slice(0, maxMarkerLength));

export const wordListItem = (
  element: MarkupElement,
): { type: TextBlockType; indent: number } | null => {
  if (!isListParagraph(element)) return null;
  const level = getListLevel(element);
  const drawn = findWithin(element, isMarker);
  const marker = drawn ? textOf(drawn) : findListMarker(element)?.[1];
  // Microsoft Word also sets the class of list paragraphs on paragraphs without a bullet or number.
  if (marker === undefined && level === 0) return null;
  return {
    type: listNumberPattern.test(marker?.trim() ?? '') ? 'number' : 'bullet',
    indent: Math.max(0, level - 1),
  };
};

const removeLetters = (node: MarkupNode, left: { letters: number }): MarkupNode => {
  if (left.letters === 0) return node;
  if (isElement(node))
    return { ...node, children: node.children.map((child) => removeLetters(child, left)) };
  const taken = Math.min(left.letters, node.length);
  left.letters -= taken;
  return node.slice(taken);
};

/**
 * Removes bullets and numbers that are plain text, since some browsers strip Word's styles but not the
 * bullets.
 */
export const wordListContent = (element: MarkupElement): readonly MarkupNode[] => {
  if (!isListParagraph(element) || findWithin(element, isMarker)) return element.children;
  const left = { letters: findListMarker(element)?.[0].length ?? 0 };
  return element.children.map((child) => removeLetters(child, left));
};
