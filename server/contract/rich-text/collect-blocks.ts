import {
  type Block,
  deepest,
  type Inline,
  type LinkElement,
  type Marks,
  marks,
  type RichText,
  type TextBlock,
  type TextBlockType,
} from './model';

export interface Writing {
  type: TextBlockType;
  indent: number;
  marks: Marks;
  href: string | null;
}

const listLeaves = (inline: Inline): RichText[] => ('text' in inline ? [inline] : inline.children);

const hasSameTextMarks = (one: RichText, other: Marks): boolean =>
  marks.every((mark) => one[mark] === other[mark]);

const addLeaf = (into: Inline[], text: string, ofText: Marks): void => {
  const last = into.at(-1);
  if (last && 'text' in last && hasSameTextMarks(last, ofText)) last.text += text;
  else into.push({ text, ...ofText });
};

const appendLink = (children: Inline[], href: string): LinkElement => {
  const last = children.at(-1);
  if (last && 'href' in last && last.href === href) return last;
  const made: LinkElement = { type: 'link', href, children: [] };
  children.push(made);
  return made;
};

const trimBlock = (block: TextBlock): TextBlock | undefined => {
  const leaves = block.children.flatMap(listLeaves);
  const [first, last] = [leaves[0], leaves.at(-1)];
  if (first) first.text = first.text.replace(/^[ \n]+/, '');
  if (last) last.text = last.text.replace(/[ \n]+$/, '');
  return leaves.some(({ text }) => /[^\s\u200b]/.test(text)) ? block : undefined;
};

export const createCollector = () => {
  const blocks: Block[] = [];
  let open: TextBlock | undefined;
  let between: '' | ' ' | '\n' = '';
  let lastSign = ' ';

  const end = (): void => {
    const block = open && trimBlock(open);
    if (block) blocks.push(block);
    open = undefined;
    between = '';
    lastSign = ' ';
  };

  const begin = ({ type, indent }: Writing): TextBlock => {
    open = { type, ...(indent > 0 && { indent: Math.min(indent, deepest) }), children: [] };
    return open;
  };

  const write = (text: string, writing: Writing): void => {
    const { children } = open ?? begin(writing);
    if (writing.href === null) addLeaf(children, text, writing.marks);
    else addLeaf(appendLink(children, writing.href).children, text, writing.marks);
    lastSign = text.at(-1) ?? lastSign;
  };

  return {
    end,
    separate: (sign: ' ' | '\n'): void => {
      if (open && between !== '\n') between = sign;
    },
    add: (written: string, writing: Writing): void => {
      const isAfterSpace = between !== '' || /[ \n]/.test(lastSign);
      const text = isAfterSpace ? written.replace(/^ +/, '') : written;
      if (text === '') return;
      if (between !== '' && lastSign !== '\n') {
        if (!(between === ' ' && lastSign === ' '))
          write(between, { ...writing, marks: {}, href: null });
      }
      between = '';
      write(text, writing);
    },
    breakLine: (writing: Writing): void => {
      if (open) write('\n', { ...writing, href: null });
    },
    put: (block: Block): void => {
      end();
      blocks.push(block);
    },
    blocks: (): Block[] => {
      end();
      return blocks;
    },
  };
};

export type Collector = ReturnType<typeof createCollector>;
