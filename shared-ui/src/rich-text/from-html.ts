import {
  type Block,
  deepest,
  emptyParagraph,
  type Inline,
  type Mark,
  type TextBlock,
  type TextBlockType,
} from './model';
import { safeLink, safePicture } from './safe-address';
import { marksOf } from './marks-of';
import { cellsOf } from './table-row';
import { takeWordMarker, wordListItem } from './word-list';

type Marks = { [mark in Mark]?: true };

interface Place {
  type: TextBlockType;
  indent: number;
  marks: Marks;
  href: string | null;
  /** In a table's row, which is one paragraph: what begins in it begins no block. */
  inRow?: boolean;
}

const blockTypes: Record<string, TextBlockType> = {
  P: 'paragraph',
  DIV: 'paragraph',
  SECTION: 'paragraph',
  ARTICLE: 'paragraph',
  TR: 'paragraph',
  TD: 'paragraph',
  TH: 'paragraph',
  H1: 'heading-1',
  H2: 'heading-2',
  H3: 'heading-2',
  H4: 'heading-2',
  BLOCKQUOTE: 'quote',
  LI: 'bullet',
  PRE: 'paragraph',
};

// Their content is no text of the document.
const dropped = new Set(
  'SCRIPT STYLE HEAD TITLE META LINK TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH FORM INPUT BUTTON SELECT TEXTAREA AUDIO VIDEO CANVAS O:P'.split(
    ' ',
  ),
);

const indentClass = (element: Element) =>
  Number(/(?:^|\s)(?:ql-)?indent-([1-4])/.exec(element.className)?.[1] ?? 0);

/** Collects blocks while a tree is walked; text goes into the open one. */
class Collector {
  readonly blocks: Block[] = [];
  private open: TextBlock | null = null;

  begin(place: Place) {
    this.end();
    const { type, indent } = place;
    this.open = {
      type,
      ...(indent > 0 ? { indent: Math.min(indent, deepest) } : {}),
      children: [],
    };
  }

  end() {
    if (this.open && this.open.children.length > 0) this.blocks.push(this.open);
    this.open = null;
  }

  keepEmpty(place: Place) {
    this.begin(place);
    this.open?.children.push({ text: '' });
    this.end();
  }

  /** Sets what follows apart by a space, and no more than one. */
  gap(place: Place) {
    if (this.open && this.open.children.length > 0) this.add(' ', place);
  }

  private endsInSpace() {
    const last = this.open?.children.at(-1);
    const leaf = last && 'children' in last ? last.children.at(-1) : last;
    return leaf === undefined || / $/.test(leaf.text);
  }

  add(written: string, place: Place) {
    const text = place.inRow && this.endsInSpace() ? written.replace(/^ +/, '') : written;
    if (text === '') return;
    if (!this.open) {
      if (text.trim() === '') return;
      this.begin(place);
    }
    const leaf = { text, ...place.marks };
    const inline: Inline = place.href ? { type: 'link', href: place.href, children: [leaf] } : leaf;
    this.open?.children.push(inline);
  }

  picture(element: Element) {
    const src = safePicture(element.getAttribute('src') ?? '');
    if (!src) return;
    this.end();
    this.blocks.push({
      type: 'image',
      src,
      alt: element.getAttribute('alt') ?? '',
      children: [{ text: '' }],
    });
  }
}

const listDepth = (element: Element) => {
  let depth = -1;
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.tagName === 'UL' || at.tagName === 'OL') depth += 1;
  }
  return Math.max(0, depth);
};

const blockPlace = (element: Element, around: Place): Place | null => {
  const word = wordListItem(element);
  if (word) return { ...around, ...word };
  const type = blockTypes[element.tagName];
  if (!type) return null;
  if (element.tagName === 'LI') {
    const ordered = element.parentElement?.tagName === 'OL';
    return { ...around, type: ordered ? 'number' : 'bullet', indent: listDepth(element) };
  }
  // A paragraph inside a quote or an item is still that quote or item.
  if (type === 'paragraph' && around.type !== 'paragraph') return around;
  return { ...around, type, indent: indentClass(element) };
};

const isMarker = (element: Element) =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

const walkRow = (cells: readonly Element[], around: Place, into: Collector): void => {
  const place = { ...around, inRow: true };
  into.begin(place);
  for (const cell of cells) {
    into.gap(place);
    const inner = { ...place, marks: marksOf(cell, place.marks) };
    for (const child of cell.childNodes) walk(child, inner, into);
  }
  into.end();
};

const walk = (node: Node, place: Place, into: Collector): void => {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' ');
    if (text) into.add(text, place);
    return;
  }
  if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase()) || isMarker(node))
    return;
  if (node.tagName === 'IMG') return into.picture(node);
  if (node.tagName === 'BR') return into.add('\n', place);
  const block = blockPlace(node, place);
  const href = node.tagName === 'A' ? safeLink(node.getAttribute('href') ?? '') : null;
  const inner: Place = {
    ...(block ?? place),
    marks: marksOf(node, place.marks),
    href: href ?? place.href,
  };
  const cells = cellsOf(node);
  if (cells) return walkRow(cells, inner, into);
  if (block && place.inRow) into.gap(place);
  if (!block || place.inRow) {
    for (const child of node.childNodes) walk(child, inner, into);
    return;
  }
  if (node.tagName === 'P' && node.textContent === '' && !node.querySelector('img')) {
    return into.keepEmpty(block);
  }
  takeWordMarker(node);
  into.begin(block);
  for (const child of node.childNodes) walk(child, inner, into);
  into.end();
};

const trimmed = (block: Block): Block => {
  if (block.type === 'image') return block;
  const first = block.children[0];
  const last = block.children.at(-1);
  if (first && 'text' in first) first.text = first.text.replace(/^ +/, '');
  if (last && 'text' in last) last.text = last.text.replace(/[ \n]+$/, '');
  return block;
};

/** Reads HTML of any origin; only what the editor itself can make comes through. */
export const fromHtml = (html: string): Block[] => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const into = new Collector();
  walk(page.body, { type: 'paragraph', indent: 0, marks: {}, href: null }, into);
  into.end();
  const blocks = into.blocks.map(trimmed);
  return blocks.length > 0 ? blocks : [emptyParagraph()];
};
