export const marks = ['bold', 'italic', 'underline', 'strike'] as const;
export type Mark = (typeof marks)[number];
export type Marks = { [mark in Mark]?: true };

export type RichText = { text: string } & Marks;

export interface LinkElement {
  type: 'link';
  href: string;
  children: RichText[];
}

export type Inline = RichText | LinkElement;

export type TextBlockType = 'paragraph' | 'heading-1' | 'heading-2' | 'quote' | 'bullet' | 'number';

/** Lists are flat: each item is a block with a depth; only the written HTML nests lists. */
export interface TextBlock {
  type: TextBlockType;
  indent?: number;
  children: Inline[];
}

export interface ImageBlock {
  type: 'image';
  src: string;
  alt: string;
  children: RichText[];
}

export type Block = TextBlock | ImageBlock;

export const deepest = 4;

export const isListItem = (block: Block): block is TextBlock & { type: 'bullet' | 'number' } =>
  block.type === 'bullet' || block.type === 'number';

export const emptyParagraph = (): TextBlock => ({ type: 'paragraph', children: [{ text: '' }] });
