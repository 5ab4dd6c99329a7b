import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { RichText, TextBlock } from 'server/contract/rich-text/model';
import { createEditor, type Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { EditorFrame } from './editor-frame';
import { replaceAllBlocks } from './format';
import { PlaceholderMenu } from './placeholder-menu';
import {
  splitAtPlaceholders,
  toStoredBlocks,
  withPlaceholders,
  type Placeholder,
} from './placeholders';
import type { RichTextEditorProps } from './rich-text-editor';
import { ElementView, LeafView } from './views';

/** The value is text with placeholders such as `{{name}}`. */
export type LineEditorProps = Omit<RichTextEditorProps, 'placeholder'>;

const noPlaceholders: readonly Placeholder[] = [];

const withOneLine = (editor: Editor): Editor => {
  editor.insertBreak = () => undefined;
  editor.insertData = (data) =>
    Transforms.insertText(editor, data.getData('text/plain').replace(/\s+/g, ' '));
  return editor;
};

const toBlocks = (text: string, placeholders: readonly Placeholder[]): TextBlock[] => [
  {
    type: 'paragraph',
    children: [...splitAtPlaceholders({ text }, placeholders), { text: '' }] as RichText[],
  },
];

const toText = (editor: Editor): string =>
  toStoredBlocks(editor.children)
    .flatMap(({ children }) => children as RichText[])
    .map(({ text }) => text)
    .join('');

export const LineEditor = ({
  label,
  value,
  onChange,
  placeholders = noPlaceholders,
  id,
  disabled = false,
  invalid = false,
  required = false,
  describedBy,
  onBlur,
}: LineEditorProps) => {
  const [editor] = useState(() =>
    withOneLine(withPlaceholders(withHistory(withReact(createEditor())), placeholders)),
  );
  const [first] = useState(() => toBlocks(value, placeholders));
  // Texts passed to the form: the form may return an older text after the user has typed more.
  const sent = useRef([value]);
  useEffect(() => {
    const isLatest = value === sent.current.at(-1);
    if (!isLatest && sent.current.includes(value)) return;
    sent.current = [value];
    if (!isLatest) replaceAllBlocks(editor, toBlocks(value, placeholders));
  }, [editor, value, placeholders]);
  const onEdit = () => {
    const text = toText(editor);
    if (text === sent.current.at(-1)) return;
    sent.current.push(text);
    onChange(text);
  };
  return (
    <EditorFrame data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <Slate editor={editor} initialValue={first} onChange={onEdit}>
        <Flex align="center" gap="2" ps="2.5" pe="1" minHeight="9" onBlur={onBlur}>
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            <Editable
              id={id}
              role="textbox"
              tabIndex={0}
              aria-label={label}
              aria-invalid={invalid || undefined}
              aria-required={required || undefined}
              aria-describedby={describedBy}
              readOnly={disabled}
              dir="auto"
              spellCheck
              // Prevents translation by the browser, which would change the saved text.
              translate="no"
              style={{ outline: 'none' }}
              renderElement={ElementView}
              renderLeaf={LeafView}
            />
          </Box>
          <PlaceholderMenu label={label} placeholders={placeholders} disabled={disabled} />
        </Flex>
      </Slate>
    </EditorFrame>
  );
};
