import { Box } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { createEditor, Editor, type Range, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { AddressDialog } from './address-dialog';
import { EditorFrame } from './editor-frame';
import { focusEditor } from './focus-editor';
import { getCurrentLink, insertLink, changeLink } from './format';
import { fromHtml } from './from-html';
import { runEditorHotkey } from './hotkeys';
import { PlaceholderMenu } from './placeholder-menu';
import { withPlaceholderElements, withPlaceholders, type Placeholder } from './placeholders';
import { proseStyle } from './prose';
import { RichTextToolbar } from './rich-text-toolbar';
import { useHtmlValue } from './use-html-value';
import { ElementView, LeafView, PlaceholderView } from './views';
import { withRichText } from './with-rich-text';

const noPlaceholders: readonly Placeholder[] = [];

export interface RichTextEditorProps {
  label: string;
  /** Value of the editor as sanitized HTML; `''` when empty. */
  value: string;
  onChange: (html: string) => void;
  id?: string;
  placeholder?: string | undefined;
  /** Placeholders that a menu offers; the value contains them as `{{name}}`. */
  placeholders?: readonly Placeholder[] | undefined;
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
  placeholders = noPlaceholders,
  disabled = false,
  invalid = false,
  required = false,
  describedBy,
  onBlur,
}: RichTextEditorProps) => {
  const [editor] = useState(() =>
    withPlaceholders(withRichText(withHistory(withReact(createEditor()))), placeholders),
  );
  const [first] = useState(() => withPlaceholderElements(fromHtml(value), placeholders));
  const [asking, setAsking] = useState<{ kind: 'link' | 'image'; at: Range | null } | null>(null);
  const [returns, setReturns] = useState(0);
  const { onEdit, flush } = useHtmlValue(editor, value, onChange, placeholders);
  const ask = useCallback(
    (kind: 'link' | 'image') => setAsking({ kind, at: editor.selection }),
    [editor],
  );

  const finish = (change?: () => void) => {
    setAsking(null);
    // Waits until the closing dialog has restored the focus.
    setTimeout(() => {
      if (asking?.at) Transforms.select(editor, asking.at);
      else if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
      change?.();
      setReturns((before) => before + 1);
    });
  };
  // Focuses the editor in an effect, since Slate needs the caret's DOM node after the change has rendered.
  useEffect(() => {
    if (returns > 0) focusEditor(editor);
  }, [returns, editor]);

  return (
    <EditorFrame data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <Slate editor={editor} initialValue={first} onChange={onEdit}>
        <RichTextToolbar label={label} disabled={disabled} onAsk={ask} />
        {placeholders.length > 0 ? (
          <Box p="1" borderBottomWidth="1px" borderColor="line">
            <PlaceholderMenu label={label} placeholders={placeholders} disabled={disabled} />
          </Box>
        ) : null}
        <Box
          css={proseStyle}
          minHeight="140px"
          maxHeight="420px"
          overflowY="auto"
          px="3"
          py="2"
          onClick={(event) => event.target === event.currentTarget && focusEditor(editor)}
          // Slate ignores a blur that directly follows a keystroke, so the parent element listens for blur.
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
            // Prevents translation by the browser, which would change the saved text.
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
