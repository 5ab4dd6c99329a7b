import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { RenderElementProps, RenderLeafProps, RenderPlaceholderProps } from 'slate-react';
import { useFocused, useSelected } from 'slate-react';
import type { Block } from 'server/contract/rich-text/model';

const StyledImage = chakra('img', {
  base: { maxWidth: 'full', maxHeight: '320px', borderRadius: 'sm', my: '2' },
  variants: { picked: { true: { outline: '2px solid {colors.accent}' } } },
});

const PlaceholderChip = chakra('span', {
  base: {
    display: 'inline-block',
    px: '1.5',
    mx: '0.5',
    borderRadius: 'sm',
    bg: 'accentSoft',
    color: 'accent',
  },
  variants: { picked: { true: { outline: '2px solid {colors.accent}' } } },
});

const tagsByBlockType = {
  paragraph: 'p',
  'heading-1': 'h1',
  'heading-2': 'h2',
  quote: 'blockquote',
  bullet: 'p',
  number: 'p',
} as const;

const ImageView = (props: RenderElementProps) => {
  const { attributes, element } = props;
  const selected = useSelected();
  const focused = useFocused();
  if (element.type !== 'image') return null;
  return (
    <div {...attributes}>
      <div contentEditable={false}>
        <StyledImage src={element.src} alt={element.alt} picked={selected && focused} />
      </div>
      {props.children as ReactNode}
    </div>
  );
};

const PlaceholderElementView = (props: RenderElementProps) => {
  const { attributes, element } = props;
  const selected = useSelected();
  const focused = useFocused();
  if (element.type !== 'placeholder') return null;
  const { bold, italic } = element.children[0] ?? {};
  return (
    <PlaceholderChip
      {...attributes}
      contentEditable={false}
      picked={selected && focused}
      fontWeight={bold ? 650 : undefined}
      fontStyle={italic ? 'italic' : undefined}
    >
      {element.label}
      {props.children as ReactNode}
    </PlaceholderChip>
  );
};

const getListClass = (block: Block) =>
  block.type === 'bullet' || block.type === 'number' ? ` item-${block.type}` : '';

export const ElementView = (props: RenderElementProps) => {
  const { attributes, element } = props;
  const children = props.children as ReactNode;
  if (element.type === 'image') return <ImageView {...props} />;
  if (element.type === 'placeholder') return <PlaceholderElementView {...props} />;
  if (element.type === 'link') {
    return (
      <a {...attributes} href={element.href}>
        {children}
      </a>
    );
  }
  const Tag = tagsByBlockType[element.type];
  return (
    <Tag
      {...attributes}
      className={`indent-${String(element.indent ?? 0)}${getListClass(element)}`}
    >
      {children}
    </Tag>
  );
};

export const LeafView = (props: RenderLeafProps) => {
  const { attributes, leaf } = props;
  let inner = props.children as ReactNode;
  if (leaf.bold) inner = <strong>{inner}</strong>;
  if (leaf.italic) inner = <em>{inner}</em>;
  if (leaf.underline) inner = <u>{inner}</u>;
  if (leaf.strike) inner = <s>{inner}</s>;
  return <span {...attributes}>{inner}</span>;
};

const PlaceholderText = chakra('span', { base: { color: 'ink3', opacity: '1 !important' } });

/** Hint in an empty editor, since Slate's own hint has too little contrast. */
export const PlaceholderView = ({ attributes, children }: RenderPlaceholderProps) => (
  <PlaceholderText {...attributes}>{children as ReactNode}</PlaceholderText>
);
