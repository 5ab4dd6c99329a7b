import { setImmediate as turn } from 'node:timers/promises';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import type { MarkupNode } from '../../../contract/rich-text/markup';

/** Far more than a text has, and few enough to be read at once. */
const most = { letters: 400_000, depth: 150, elements: 15_000, moves: 4_000, attributes: 400 };

/** More stands within each other, or beside each other, than any text needs. */
export class TangledMarkup extends Error {}

const count = (limit: number) => {
  let left = limit;
  return () => {
    left -= 1;
    if (left < 0) throw new TangledMarkup();
  };
};

type Adapter = typeof defaultTreeAdapter;

/** The library's own tree, counted while it grows: unclosed elements come again for each paragraph. */
const boundedAdapter = (depth: () => number): Adapter => {
  const addElement = count(most.elements);
  const move = count(most.moves);
  return {
    ...defaultTreeAdapter,
    createElement: (...parts) => {
      addElement();
      if (depth() > most.depth) throw new TangledMarkup();
      return defaultTreeAdapter.createElement(...parts);
    },
    detachNode: (node) => {
      move();
      defaultTreeAdapter.detachNode(node);
    },
    // What is put in front of something stands at the end, in front of the table that it was found in.
    insertBefore: (parent, node, reference) => {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore: (parent, text, reference) => {
      const last = parent.childNodes[parent.childNodes.lastIndexOf(reference) - 1];
      if (last && defaultTreeAdapter.isTextNode(last)) last.value += text;
      else {
        addElement();
        const node = defaultTreeAdapter.createTextNode(text);
        parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
        node.parentNode = parent;
      }
    },
    adoptAttributes: () => undefined,
  };
};

type Node = DefaultTreeAdapterMap['childNode'];

const nodeOf = (node: Node): MarkupNode[] => {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: node.childNodes.flatMap(nodeOf),
    },
  ];
};

const childNamed = (parent: { childNodes: Node[] } | undefined, name: string) =>
  parent?.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .find(({ tagName }) => tagName === name);

// In pieces, so that an element with thousands of attributes is seen while it is read.
const piece = 1_000;
/** After so many letters others have their turn. */
const aTurn = 40_000;

/**
 * The body of a page as every browser reads it; a long one is read in several turns.
 * @throws TangledMarkup
 */
export const parseHtml = async (html: string): Promise<MarkupNode[]> => {
  if (html.length > most.letters) throw new TangledMarkup();
  const parser: Parser<DefaultTreeAdapterMap> = new Parser({
    scriptingEnabled: false,
    treeAdapter: boundedAdapter(() => parser.openElements.stackTop),
  });
  for (let at = 0; at < html.length || at === 0; at += piece) {
    parser.tokenizer.write(html.slice(at, at + piece), at + piece >= html.length);
    const token = parser.tokenizer['currentToken'];
    if (token && 'attrs' in token && token.attrs.length > most.attributes)
      throw new TangledMarkup();
    if (at > 0 && at % aTurn === 0) await turn();
  }
  const body = childNamed(childNamed(parser.document, 'html'), 'body');
  return body?.childNodes.flatMap(nodeOf) ?? [];
};
