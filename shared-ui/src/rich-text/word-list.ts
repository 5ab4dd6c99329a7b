import type { TextBlockType } from './model';

const ignored = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]';
const number = /^\(?(?:\d{1,3}(?:\.\d{1,3})*[.)]?|[a-z]{1,3}[.)]|[ivxl]{1,6}[.)])$/i;
// A bullet of Word is a letter of a symbol font: `o` is a circle, `§` a square, `Ø` an arrow.
const markerAhead =
  /^\s*([·•◦▪‣§Øo–-]|\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxl]{1,6})[.)])(?:[\s\u00a0]{2,}|\u00a0)/i;

const levelOf = (element: Element) =>
  Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

const isListParagraph = (element: Element) =>
  levelOf(element) > 0 || /^MsoListParagraph|^MsoList(?:Bullet|Number)/.test(element.className);

const writtenMarker = (element: Element) => markerAhead.exec(element.textContent);

/** Word writes list items as paragraphs with a style; tells which kind and how deep. */
export const wordListItem = (element: Element): { type: TextBlockType; indent: number } | null => {
  if (!isListParagraph(element)) return null;
  const level = levelOf(element);
  const marker = element.querySelector(ignored)?.textContent ?? writtenMarker(element)?.[1];
  // Word gives that class to paragraphs of a list that have no marker, too.
  if (marker === undefined && level === 0) return null;
  return {
    type: number.test(marker?.trim() ?? '') ? 'number' : 'bullet',
    indent: Math.max(0, level - 1),
  };
};

/** Takes the marker off where it stands as words in the text, as it does once a browser has cleaned the styles. */
export const takeWordMarker = (element: Element): void => {
  if (!isListParagraph(element) || element.querySelector(ignored)) return;
  let left = writtenMarker(element)?.[0].length ?? 0;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    texts.currentNode.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
};
