import type { Block, Inline, TextBlock } from '../../../contract/rich-text/model';
import { writeHtml } from '../../../contract/rich-text/write-html';
import { Html } from '../pages/html';
import { mailBodyStyles } from './mail-styles';

const indentPixels = 24;

const tagPattern = /<(p|h1|h2|blockquote|ul|ol|li|a)(?: class="indent-(\d)")?(?=[ >])/g;

/** Renders formatted text with inline styles, since mail programs ignore others. */
export const renderBodyHtml = (blocks: readonly Block[]): Html =>
  new Html(
    writeHtml(blocks).replace(
      tagPattern,
      (_, tag: keyof typeof mailBodyStyles, indent?: string) => {
        const padding = indent ? `;padding-left:${Number(indent) * indentPixels}px` : '';
        return `<${tag} class="${tag === 'a' ? 'link' : 'ink'}" style="${mailBodyStyles[tag]}${padding}"`;
      },
    ),
  );

const toInlineText = (inline: Inline): string => {
  if ('text' in inline) return inline.text;
  const text = inline.children.map((leaf) => leaf.text).join('');
  const address = inline.href.replace(/^(mailto|tel):/, '');
  return text === address || text === inline.href ? text : `${text} (${address})`;
};

const toBlockText = ({ children }: TextBlock): string => children.map(toInlineText).join('');

/**
 * List items have a depth but are not nested: items of a depth are numbered until a block of a lower depth,
 * or one outside lists.
 */
export const renderBodyText = (blocks: readonly Block[]): string => {
  const counts: number[] = [];
  let text = '';
  let wasItem = false;
  for (const block of blocks) {
    if (block.type === 'image') continue;
    const isItem = block.type === 'bullet' || block.type === 'number';
    const depth = block.indent ?? 0;
    counts.length = isItem ? Math.min(counts.length, depth + 1) : 0;
    if (block.type === 'number') counts[depth] = (counts[depth] ?? 0) + 1;
    const marks = { bullet: '- ', number: `${counts[depth]}. `, quote: '> ' };
    const mark = marks[block.type as keyof typeof marks] ?? '';
    const line = `${isItem ? '  '.repeat(depth) : ''}${mark}${toBlockText(block)}`;
    text += `${text === '' ? '' : isItem && wasItem ? '\n' : '\n\n'}${line}`;
    wasItem = isItem;
  }
  return text;
};
