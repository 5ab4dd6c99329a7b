import { chakra, Flex } from '@chakra-ui/react';
import { Image, Link, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import type { Editor } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { getCurrentLink } from './format';
import { type EditorTool, editorTools } from './tools';

const ToolButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '30px',
    height: '30px',
    borderRadius: 'sm',
    color: 'ink2',
    _hover: { bg: 'hover', color: 'ink' },
    '&[aria-pressed=true]': { bg: 'accentSoft', color: 'accent' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

interface ToolEntry {
  id: string;
  label: string;
  Icon: LucideIcon;
  keys?: string | undefined;
  on?: boolean | undefined;
  run: () => void;
}

const formatShortcut = (keys: string) =>
  keys.replace('mod', 'Ctrl').replace(/\b\w/g, (sign) => sign.toUpperCase());

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Props {
  label: string;
  disabled: boolean;
  onAsk: (kind: 'link' | 'image') => void;
}

/** Returns the active tools as one string, so that the toolbar re-renders only when the string changes. */
const getActiveTools = (editor: Editor) =>
  [
    ...editorTools.filter((tool) => tool.isOn?.(editor)),
    ...(getCurrentLink(editor) ? [{ id: 'link' }] : []),
  ]
    .map(({ id }) => id)
    .join(' ');

export const RichTextToolbar = memo(({ label, disabled, onAsk }: Props) => {
  const editor = useSlateStatic();
  const on = useSlateSelector(getActiveTools).split(' ');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const entryOf = (tool: EditorTool): ToolEntry => ({
    ...tool,
    on: tool.isOn && on.includes(tool.id),
    run: () => tool.run(editor),
  });
  const entries: ToolEntry[] = [
    ...editorTools.slice(0, -1).map(entryOf),
    {
      id: 'link',
      label: 'Link',
      Icon: Link,
      keys: 'mod+k',
      on: on.includes('link'),
      run: () => onAsk('link'),
    },
    { id: 'image', label: 'Image', Icon: Image, run: () => onAsk('image') },
    ...editorTools.slice(-1).map(entryOf),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(stop, entries.length);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label={`Format ${label}`}
      wrap="wrap"
      gap="0.5"
      p="1"
      borderBottomWidth="1px"
      borderColor="line"
      onKeyDown={onKeyDown}
    >
      {entries.map(({ id, label: name, Icon, keys, on: pressed, run }, at) => (
        <ToolButton
          key={id}
          type="button"
          aria-label={name}
          aria-pressed={pressed}
          title={keys ? `${name} (${formatShortcut(keys)})` : name}
          disabled={disabled}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <Icon size={16} aria-hidden />
        </ToolButton>
      ))}
    </Flex>
  );
});
