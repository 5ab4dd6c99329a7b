import {
  marks,
  type Block,
  type Inline,
  type LinkElement,
  type Marks,
  type RichText,
} from 'server/contract/rich-text/model';
import { Editor, Element, type Node, Transforms } from 'slate';

export interface Placeholder {
  name: string;
  label: string;
}

/** Placeholder element of the editor; stored texts contain it as `{{name}}`. */
export interface PlaceholderElement extends Placeholder {
  type: 'placeholder';
  children: RichText[];
}

export type EditorInline = Inline | PlaceholderElement;

const tokenPattern = /\{\{([^{}]*)\}\}/;

export const isPlaceholder = (node: unknown): node is PlaceholderElement =>
  Element.isElement(node) && node.type === 'placeholder';

export const createPlaceholder = (
  { name, label }: Placeholder,
  ofText: Marks = {},
): PlaceholderElement => ({
  ...{ type: 'placeholder', name, label },
  children: [{ text: '', ...ofText }],
});

const pickMarks = (leaf: RichText): Marks =>
  Object.fromEntries(marks.filter((mark) => leaf[mark]).map((mark) => [mark, true]));

/** Splits a text into text and placeholder elements; placeholders with unknown names stay text. */
export const splitAtPlaceholders = (
  leaf: RichText,
  placeholders: readonly Placeholder[],
): (RichText | PlaceholderElement)[] =>
  leaf.text.split(tokenPattern).flatMap((part, at): (RichText | PlaceholderElement)[] => {
    if (at % 2 === 0) return part === '' ? [] : [{ ...leaf, text: part }];
    const known = placeholders.find(({ name }) => name === part);
    return [known ? createPlaceholder(known, pickMarks(leaf)) : { ...leaf, text: `{{${part}}}` }];
  });

export const withPlaceholderElements = (
  blocks: readonly Block[],
  placeholders: readonly Placeholder[],
): Block[] =>
  placeholders.length === 0
    ? [...blocks]
    : blocks.map((block) => {
        if (block.type === 'image') return block;
        const children = block.children.flatMap((inline): EditorInline[] =>
          'text' in inline ? splitAtPlaceholders(inline, placeholders) : [inline],
        );
        return {
          ...block,
          children: (children.length > 0 ? children : [{ text: '' }]) as Inline[],
        };
      });

const toLeaf = (inline: RichText | PlaceholderElement): RichText =>
  'text' in inline
    ? inline
    : { ...pickMarks(inline.children[0] ?? { text: '' }), text: `{{${inline.name}}}` };

const toStoredInline = (inline: EditorInline): Inline =>
  'text' in inline || inline.type === 'placeholder'
    ? toLeaf(inline)
    : ({ ...inline, children: inline.children.map(toLeaf) } satisfies LinkElement);

export const toStoredBlocks = (nodes: readonly Node[]): Block[] =>
  (nodes as Block[]).map((block) =>
    block.type === 'image' ? block : { ...block, children: block.children.map(toStoredInline) },
  );

export const insertPlaceholder = (editor: Editor, placeholder: Placeholder): void => {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  Transforms.insertNodes(editor, createPlaceholder(placeholder));
  Transforms.move(editor, { unit: 'offset' });
};

/** Pasted placeholders that this editor does not offer become text. */
export const withPlaceholders = (editor: Editor, placeholders: readonly Placeholder[]): Editor => {
  const { isInline, isVoid, markableVoid, normalizeNode } = editor;
  editor.isInline = (element) => element.type === 'placeholder' || isInline(element);
  editor.isVoid = (element) => element.type === 'placeholder' || isVoid(element);
  editor.markableVoid = (element) => element.type === 'placeholder' || markableVoid(element);
  editor.normalizeNode = (entry) => {
    const [node, path] = entry;
    if (isPlaceholder(node) && !placeholders.some(({ name }) => name === node.name)) {
      Transforms.removeNodes(editor, { at: path });
      Transforms.insertNodes(editor, { text: node.label }, { at: path });
      return;
    }
    normalizeNode(entry);
  };
  return editor;
};
