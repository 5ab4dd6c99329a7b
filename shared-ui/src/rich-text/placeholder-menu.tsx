import { useEffect, useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { Button } from '../action/button';
import { Menu } from '../action/menu';
import { focusEditor } from './focus-editor';
import { insertPlaceholder, type Placeholder } from './placeholders';

interface Props {
  /** Label of the field, by which two menus of a form are told apart. */
  label: string;
  placeholders: readonly Placeholder[];
  disabled: boolean;
}

/** What is chosen is inserted at the caret, or at the end where the caret never was. */
export const PlaceholderMenu = ({ label, placeholders, disabled }: Props) => {
  const editor = useSlateStatic();
  const [returns, setReturns] = useState(0);
  // Slate looks for the caret in the DOM, so the change must have rendered.
  useEffect(() => {
    if (returns > 0) focusEditor(editor);
  }, [returns, editor]);
  return (
    <Menu
      label={`Insert into ${label}`}
      trigger={
        <Button size="sm" disabled={disabled} aria-label={`Insert a value into ${label}`}>
          Insert…
        </Button>
      }
      entries={placeholders.map((placeholder) => ({
        id: placeholder.name,
        label: placeholder.label,
        onSelect: () => {
          // At once, or what is typed next would go to the button of the menu.
          if (editor.selection) focusEditor(editor);
          insertPlaceholder(editor, placeholder);
          setReturns((before) => before + 1);
        },
      }))}
    />
  );
};
