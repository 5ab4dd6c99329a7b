import {
  type Block,
  type Inline,
  isListItem,
  type Mark,
  type RichText,
  type TextBlock,
} from './model';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const tags: [Mark, string][] = [
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
];

const lines = (text: string) =>
  text.replace(/ {2,}/g, (run) => `${'\u00a0'.repeat(run.length - 1)} `).replace(/\n/g, '<br>');

const textHtml = (leaf: RichText) =>
  tags.reduce(
    (html, [mark, tag]) => (leaf[mark] && leaf.text ? `<${tag}>${html}</${tag}>` : html),
    lines(escaped(leaf.text)),
  );

const inlineHtml = (inline: Inline): string =>
  'text' in inline
    ? textHtml(inline)
    : `<a href="${escaped(inline.href)}">${inline.children.map(textHtml).join('')}</a>`;

const inside = (block: TextBlock) => block.children.map(inlineHtml).join('');

const blockTags = { paragraph: 'p', 'heading-1': 'h1', 'heading-2': 'h2', quote: 'blockquote' };

const blockHtml = (block: Block): string => {
  if (block.type === 'image')
    return `<img src="${escaped(block.src)}" alt="${escaped(block.alt)}">`;
  if (isListItem(block)) return '';
  const tag = blockTags[block.type as keyof typeof blockTags];
  const indent = block.indent ? ` class="indent-${String(block.indent)}"` : '';
  return `<${tag}${indent}>${inside(block)}</${tag}>`;
};

const listTag = (item: TextBlock) => (item.type === 'bullet' ? 'ul' : 'ol');

const listHtml = (items: readonly TextBlock[]): string => {
  const open: string[] = [];
  let html = '';
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop() ?? ''}>`;
  };
  for (const item of items) {
    const depth = Math.min(item.indent ?? 0, open.length) + 1;
    const tag = listTag(item);
    closeTo(depth);
    if (open.length === depth && open.at(-1) !== tag) closeTo(depth - 1);
    if (open.length === depth) html += '</li>';
    else {
      html += `<${tag}>`;
      open.push(tag);
    }
    html += `<li>${inside(item)}`;
  }
  closeTo(0);
  return html;
};

const isEmpty = (blocks: readonly Block[]) =>
  blocks.every((block) => block.type === 'paragraph' && inside(block) === '');

/** Safe tags only; `''` for an empty document. */
export const writeHtml = (blocks: readonly Block[]): string => {
  if (isEmpty(blocks)) return '';
  let html = '';
  let run: TextBlock[] = [];
  for (const block of blocks) {
    if (isListItem(block)) run.push(block);
    else {
      html += listHtml(run) + blockHtml(block);
      run = [];
    }
  }
  return html + listHtml(run);
};
