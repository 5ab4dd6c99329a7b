import type { MarkupNode } from 'server/contract/rich-text/markup';
import { mendMarkup } from 'server/contract/rich-text/mend-markup';
import type { Block } from 'server/contract/rich-text/model';
import { readBlocks } from 'server/contract/rich-text/read-blocks';

const toMarkupNodes = (node: Node): MarkupNode[] => {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element)) return [];
  return [
    {
      tag: node.tagName.toLowerCase(),
      attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
      children: [...node.childNodes].flatMap(toMarkupNodes),
    },
  ];
};

/** Parses untrusted HTML into blocks; drops everything that the editor cannot produce. */
export const fromHtml = (sent: string): Block[] => {
  const { html, keepsLines } = mendMarkup(sent);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return readBlocks([...page.body.childNodes].flatMap(toMarkupNodes), keepsLines);
};
