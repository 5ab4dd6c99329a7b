import { setImmediate as turn } from 'node:timers/promises';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import type { MarkupNode } from '../../../contract/rich-text/markup';

/** Limits far above real descriptions, but low enough to parse them without delay. */
const parseLimits = {
  letters: 400_000,
  depth: 150,
  elements: 15_000,
  moves: 4_000,
  attributes: 400,
};

/** Thrown for markup that exceeds the limits of nesting or size. */
export class TangledMarkupError extends Error {}

const createCounter = (limit: number) => {
  let left = limit;
  return () => {
    left -= 1;
    if (left < 0) throw new TangledMarkupError();
  };
};

type TreeAdapter = typeof defaultTreeAdapter;

/** Counts nodes during parsing, since HTML parsers repeat unclosed elements in each paragraph. */
const createBoundedAdapter = (depth: () => number): TreeAdapter => {
  const addElement = createCounter(parseLimits.elements);
  const move = createCounter(parseLimits.moves);
  return {
    ...defaultTreeAdapter,
    createElement: (...parts) => {
      addElement();
      if (depth() > parseLimits.depth) throw new TangledMarkupError();
      return defaultTreeAdapter.createElement(...parts);
    },
    detachNode: (node) => {
      move();
      defaultTreeAdapter.detachNode(node);
    },
    // HTML parsers move misplaced content before its table, usually near the end of a node's
    // children, so the search starts at the end.
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

type TreeNode = DefaultTreeAdapterMap['childNode'];

const toMarkupNodes = (node: TreeNode): MarkupNode[] => {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: node.childNodes.flatMap(toMarkupNodes),
    },
  ];
};

const findChildNode = (parent: { childNodes: TreeNode[] } | undefined, name: string) =>
  parent?.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .find(({ tagName }) => tagName === name);

// Parsed in chunks of so many characters, so that the limit of attributes applies while a huge tag is read.
const chunkLength = 1_000;
/** Characters after which the parser lets the event loop run. */
const turnLength = 40_000;

/**
 * Parses HTML like a browser; long texts do not block the event loop.
 * @throws TangledMarkupError
 */
export const parseHtml = async (html: string): Promise<MarkupNode[]> => {
  if (html.length > parseLimits.letters) throw new TangledMarkupError();
  const parser: Parser<DefaultTreeAdapterMap> = new Parser({
    scriptingEnabled: false,
    treeAdapter: createBoundedAdapter(() => parser.openElements.stackTop),
  });
  for (let at = 0; at < html.length || at === 0; at += chunkLength) {
    parser.tokenizer.write(html.slice(at, at + chunkLength), at + chunkLength >= html.length);
    const token = parser.tokenizer['currentToken'];
    if (token && 'attrs' in token && token.attrs.length > parseLimits.attributes)
      throw new TangledMarkupError();
    if (at > 0 && at % turnLength === 0) await turn();
  }
  const body = findChildNode(findChildNode(parser.document, 'html'), 'body');
  return body?.childNodes.flatMap(toMarkupNodes) ?? [];
};
