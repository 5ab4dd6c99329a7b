import {
  type Block,
  type Inline,
  isListItem,
  type Mark,
  type RichText,
  type TextBlock,
} from './model';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const tagsByMark: [Mark, string][] = [
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
];

const writeLines = (text: string) =>
  text.replace(/ {2,}/g, (run) => `${'\u00a0'.repeat(run.length - 1)} `).replace(/\n/g, '<br>');

const writeText = (leaf: RichText) =>
  tagsByMark.reduce(
    (html, [mark, tag]) => (leaf[mark] && leaf.text ? `<${tag}>${html}</${tag}>` : html),
    writeLines(escapeHtml(leaf.text)),
  );

const writeInline = (inline: Inline): string =>
  'text' in inline
    ? writeText(inline)
    : `<a href="${escapeHtml(inline.href)}">${inline.children.map(writeText).join('')}</a>`;

const writeInner = (block: TextBlock) => block.children.map(writeInline).join('');

const blockTags = { paragraph: 'p', 'heading-1': 'h1', 'heading-2': 'h2', quote: 'blockquote' };

const writeBlock = (block: Block): string => {
  if (block.type === 'image')
    return `<img src="${escapeHtml(block.src)}" alt="${escapeHtml(block.alt)}">`;
  if (isListItem(block)) return '';
  const tag = blockTags[block.type as keyof typeof blockTags];
  const indent = block.indent ? ` class="indent-${String(block.indent)}"` : '';
  return `<${tag}${indent}>${writeInner(block)}</${tag}>`;
};

const getListTag = (item: TextBlock) => (item.type === 'bullet' ? 'ul' : 'ol');

const writeList = (items: readonly TextBlock[]): string => {
  const open: string[] = [];
  let html = '';
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop() ?? ''}>`;
  };
  for (const item of items) {
    const depth = Math.min(item.indent ?? 0, open.length) + 1;
    const tag = getListTag(item);
    closeTo(depth);
    if (open.length === depth && open.at(-1) !== tag) closeTo(depth - 1);
    if (open.length === depth) html += '</li>';
    else {
      html += `<${tag}>`;
      open.push(tag);
    }
    html += `<li>${writeInner(item)}`;
  }
  closeTo(0);
  return html;
};

const isEmptyText = (blocks: readonly Block[]) =>
  blocks.every((block) => block.type === 'paragraph' && writeInner(block) === '');

/** Writes blocks as HTML with safe tags only; `''` for an empty document. */
export const writeHtml = (blocks: readonly Block[]): string => {
  if (isEmptyText(blocks)) return '';
  let html = '';
  let run: TextBlock[] = [];
  for (const block of blocks) {
    if (isListItem(block)) run.push(block);
    else {
      html += writeList(run) + writeBlock(block);
      run = [];
    }
  }
  return html + writeList(run);
};
