import { safeLink } from './addresses';
import { type Collector, createCollector, type Writing } from './collect-blocks';
import { blockTags, droppedTags } from './known-tags';
import { marksOf } from './marks-of';
import { classOf, elementsOf, findWithin, isElement, styleOf, textOf } from './markup';
import type { MarkupElement, MarkupNode } from './markup';
import { type Block, emptyParagraph, type TextBlockType } from './model';
import { ownImage, pictureWords } from './pictures';
import { cellsOf } from './table-row';
import { isMarker, wordListContent, wordListItem } from './word-list';

interface Place extends Writing {
  /** Depth of the current list; -1 outside lists. */
  listDepth: number;
  isOrdered: boolean;
  /** Separator between nested blocks in a table row or list item, which becomes a single block. */
  holds: '' | ' ' | '\n';
  keepsLines: boolean;
}

const typesByTag: Record<string, TextBlockType> = {
  h1: 'heading-1',
  h2: 'heading-2',
  h3: 'heading-2',
  h4: 'heading-2',
  h5: 'heading-2',
  h6: 'heading-2',
  blockquote: 'quote',
};

const listTags = new Set(['ul', 'ol', 'menu', 'dir']);

const getIndent = (element: MarkupElement): number =>
  Number(/(?:^|\s)(?:ql-)?indent-([1-4])/.exec(classOf(element))?.[1] ?? 0);

/** Custom elements, whose names contain a hyphen, are treated as blocks, since most of them are. */
const isOwnElement = (tag: string): boolean => tag.includes('-') && !tag.includes(':');

const isBlockElement = (element: MarkupElement): boolean =>
  blockTags.has(element.tag) ||
  isOwnElement(element.tag) ||
  /display:\s*(block|flex|grid|table)\b/i.test(styleOf(element));

const preservesLines = (element: MarkupElement): boolean =>
  /^(pre|textarea|xmp)$/.test(element.tag) || /white-space:\s*pre/i.test(styleOf(element));

const isImage = ({ tag }: MarkupElement): boolean => tag === 'img';

const isEmptyLine = (element: MarkupElement): boolean => {
  const { tag, children } = element;
  if (tag === 'div') return children.length === 1 && elementsOf(element)[0]?.tag === 'br';
  return tag === 'p' && textOf(element).trim() === '' && !findWithin(element, isImage);
};

const enterBlock = (element: MarkupElement, around: Place): Place => {
  const { tag } = element;
  if (listTags.has(tag)) {
    const listDepth = around.listDepth + 1;
    return {
      ...around,
      listDepth,
      isOrdered: tag === 'ol',
      type: 'paragraph',
      indent: 0,
      holds: '',
    };
  }
  if (tag === 'li') {
    const type = around.isOrdered ? 'number' : 'bullet';
    // Google Docs writes flat lists, with the depth only in `aria-level`.
    const level = Number(element.attributes['aria-level'] ?? 1) - 1 || 0;
    return { ...around, type, indent: Math.max(0, level, around.listDepth), holds: '\n' };
  }
  if (around.holds !== '') return around;
  const word = wordListItem(element);
  if (word) return { ...around, ...word, holds: '\n' };
  const type = typesByTag[tag] ?? 'paragraph';
  if (type === 'paragraph' && around.type === 'quote') return around;
  return { ...around, type, indent: getIndent(element) };
};

const walkText = (text: string, place: Place, into: Collector): void => {
  if (!place.keepsLines) {
    const [first = '', ...rest] = text.replace(/[ \t\r\n\f]+/g, ' ').split(/[\v\u2028\u2029]/);
    into.add(first, place);
    for (const line of rest) {
      into.breakLine(place);
      into.add(line, place);
    }
    return;
  }
  text.split(/\n[ \t]*(?:\n[ \t]*)+/).forEach((paragraph, atParagraph) => {
    if (atParagraph > 0) addBoundary(place, into);
    paragraph.split(/[\n\v\u2028\u2029]/).forEach((line, atLine) => {
      if (atLine > 0) into.breakLine(place);
      into.add(line.replaceAll('\t', '  '), place);
    });
  });
};

const addBoundary = ({ holds }: Place, into: Collector): void => {
  if (holds === '') into.end();
  else into.separate(holds);
};

const walkPicture = (element: MarkupElement, place: Place, into: Collector): void => {
  const own = ownImage(element);
  if (own) return into.put(own);
  const written = pictureWords(element);
  if (written) into.add(written.words, { ...place, href: place.href ?? written.href });
};

const walkNodes = (nodes: readonly MarkupNode[], place: Place, into: Collector): void => {
  for (const node of nodes) walkNode(node, place, into);
};

const walkTableRow = (cells: readonly MarkupElement[], around: Place, into: Collector): void => {
  const place: Place = { ...around, holds: around.holds || ' ' };
  addBoundary(around, into);
  for (const cell of cells) {
    into.separate(' ');
    walkNodes(cell.children, { ...place, marks: marksOf(cell, place.marks) }, into);
  }
  addBoundary(around, into);
};

const walkBlock = (element: MarkupElement, around: Place, into: Collector): void => {
  const place = { ...enterBlock(element, around), marks: marksOf(element, around.marks) };
  const cells = cellsOf(element);
  if (cells) return walkTableRow(cells, place, into);
  const isOwn = element.tag === 'li' || listTags.has(element.tag);
  const outer = isOwn ? { ...place, holds: '' as const } : around;
  addBoundary(outer, into);
  if (place.holds === '' && place.type === 'paragraph' && isEmptyLine(element))
    return into.put(emptyParagraph());
  const inner = { ...place, keepsLines: place.keepsLines || preservesLines(element) };
  walkNodes(wordListContent(element), inner, into);
  addBoundary(outer, into);
};

const walkNode = (node: MarkupNode, place: Place, into: Collector): void => {
  if (!isElement(node)) return walkText(node, place, into);
  if (droppedTags.has(node.tag) || isMarker(node)) return;
  if (node.tag === 'img') return walkPicture(node, place, into);
  if (node.tag === 'br') return into.breakLine(place);
  if (isBlockElement(node)) return walkBlock(node, place, into);
  const href = node.tag === 'a' ? safeLink(node.attributes.href ?? '') : null;
  const keepsLines = place.keepsLines || preservesLines(node);
  const inner = {
    ...place,
    marks: marksOf(node, place.marks),
    href: href ?? place.href,
    keepsLines,
  };
  walkNodes(node.children, inner, into);
};

/** Reads HTML as blocks, dropping everything that the rich text editor cannot produce. */
export const readBlocks = (body: readonly MarkupNode[], keepsLines = false): Block[] => {
  const into = createCollector();
  const start = { type: 'paragraph', indent: 0, marks: {}, href: null, listDepth: -1 } as const;
  walkNodes(body, { ...start, isOrdered: false, holds: '', keepsLines }, into);
  const blocks = into.blocks();
  return blocks.length > 0 ? blocks : [emptyParagraph()];
};
