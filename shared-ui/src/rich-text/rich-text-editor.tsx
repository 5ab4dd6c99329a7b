import { Box, chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { createEditor, Editor, type Range, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import { inputFrameStyle } from '../layout/text-input';
import { AddressDialog } from './address-dialog';
import { getCurrentLink, insertLink, changeLink } from './format';
import { fromHtml } from './from-html';
import { runEditorHotkey } from './hotkeys';
import { proseStyle } from './prose';
import { RichTextToolbar } from './rich-text-toolbar';
import { useHtmlValue } from './use-html-value';
import { ElementView, LeafView, PlaceholderView } from './views';
import { withRichText } from './with-rich-text';

const EditorFrame = chakra('div', {
  base: {
    ...inputFrameStyle,
    p: 0,
    overflow: 'hidden',
    '&:has([role=textbox]:focus-visible)': {
      outline: '2px solid {colors.accent}',
      outlineOffset: '-1px',
    },
    '&[data-invalid], &[data-invalid]:hover': { borderColor: 'bad' },
    '&[data-disabled]': { bg: 'hover', color: 'ink3', cursor: 'not-allowed' },
  },
});

export interface RichTextEditorProps {
  label: string;
  /** Sanitized HTML; `''` when empty. */
  value: string;
  onChange: (html: string) => void;
  id?: string;
  placeholder?: string | undefined;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  onBlur?: () => void;
}

export const RichTextEditor = ({
  label,
  value,
  onChange,
  id,
  placeholder,
  disabled = false,
  invalid = false,
  required = false,
  describedBy,
  onBlur,
}: RichTextEditorProps) => {
  const [editor] = useState(() => withRichText(withHistory(withReact(createEditor()))));
  const [first] = useState(() => fromHtml(value));
  const [asking, setAsking] = useState<{ kind: 'link' | 'image'; at: Range | null } | null>(null);
  const [returns, setReturns] = useState(0);
  const { onEdit, flush } = useHtmlValue(editor, value, onChange);
  const ask = useCallback(
    (kind: 'link' | 'image') => setAsking({ kind, at: editor.selection }),
    [editor],
  );

  const finish = (change?: () => void) => {
    setAsking(null);
    // The dialog restores the focus first.
    setTimeout(() => {
      if (asking?.at) Transforms.select(editor, asking.at);
      else if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
      change?.();
      setReturns((before) => before + 1);
    });
  };
  // Slate looks for the caret in the DOM, so the change must have rendered.
  useEffect(() => {
    if (returns > 0) ReactEditor.focus(editor);
  }, [returns, editor]);

  return (
    <EditorFrame data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <Slate editor={editor} initialValue={first} onChange={onEdit}>
        <RichTextToolbar label={label} disabled={disabled} onAsk={ask} />
        <Box
          css={proseStyle}
          minHeight="140px"
          maxHeight="420px"
          overflowY="auto"
          px="3"
          py="2"
          onClick={(event) => event.target === event.currentTarget && ReactEditor.focus(editor)}
          // Slate swallows a blur that directly follows a key, so the parent listens.
          onBlur={() => {
            flush();
            onBlur?.();
          }}
        >
          <Editable
            id={id}
            role="textbox"
            tabIndex={0}
            aria-label={label}
            aria-multiline
            aria-invalid={invalid || undefined}
            aria-required={required || undefined}
            aria-describedby={describedBy}
            readOnly={disabled}
            placeholder={placeholder}
            dir="auto"
            spellCheck
            // A browser translation would change the saved text.
            translate="no"
            style={{ outline: 'none', minHeight: 120 }}
            renderElement={ElementView}
            renderLeaf={LeafView}
            renderPlaceholder={PlaceholderView}
            onKeyDown={(event) => runEditorHotkey(editor, event, () => ask('link'))}
          />
        </Box>
      </Slate>
      {asking ? (
        <AddressDialog
          kind={asking.kind}
          first={asking.kind === 'link' ? (getCurrentLink(editor)?.href ?? '') : ''}
          onApply={(address, words) =>
            finish(() =>
              asking.kind === 'link'
                ? changeLink(editor, address)
                : insertLink(editor, address, words),
            )
          }
          onRemove={
            asking.kind === 'link' && getCurrentLink(editor)
              ? () => finish(() => changeLink(editor, null))
              : undefined
          }
          onClose={() => finish()}
        />
      ) : null}
    </EditorFrame>
  );
};
