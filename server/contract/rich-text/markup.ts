/** HTML as a tree, whichever parser read it. Names are in small letters. */
export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly MarkupNode[];
}

/** An element, or a run of text. */
export type MarkupNode = MarkupElement | string;

export const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string';

export const elementsOf = ({ children }: MarkupElement): MarkupElement[] =>
  children.filter(isElement);

/** The first element within, at any depth, of which this holds. */
export const findWithin = (
  element: MarkupElement,
  holds: (inner: MarkupElement) => boolean,
): MarkupElement | undefined => {
  for (const inner of elementsOf(element)) {
    const found = holds(inner) ? inner : findWithin(inner, holds);
    if (found) return found;
  }
  return undefined;
};

export const textOf = (node: MarkupNode): string => {
  if (typeof node === 'string') return node;
  let text = '';
  for (const child of node.children) text += textOf(child);
  return text;
};

// What stands further behind is no style that a person chose, and would be searched again and again.
const longest = 500;

export const styleOf = ({ attributes }: MarkupElement): string =>
  (attributes.style ?? '').slice(0, longest);
export const classOf = ({ attributes }: MarkupElement): string =>
  (attributes.class ?? '').slice(0, longest);
