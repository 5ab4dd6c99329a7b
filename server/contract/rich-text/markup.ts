/** Element of an HTML tree that is independent of the parser; names are lower-case. */
export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

export const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string';

export const elementsOf = ({ children }: MarkupElement): MarkupElement[] =>
  children.filter(isElement);

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

// Style attributes are cut to this length, since each is searched several times.
const maxAttributeLength = 500;

export const styleOf = ({ attributes }: MarkupElement): string =>
  (attributes.style ?? '').slice(0, maxAttributeLength);
export const classOf = ({ attributes }: MarkupElement): string =>
  (attributes.class ?? '').slice(0, maxAttributeLength);
