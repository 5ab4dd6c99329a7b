import { useEffect, useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { Button } from '../action/button';
import { Menu } from '../action/menu';
import { focusEditor } from './focus-editor';
import { insertPlaceholder, type Placeholder } from './placeholders';

interface Props {
  /** Label of the field, which distinguishes two menus in the same form. */
  label: string;
  placeholders: readonly Placeholder[];
  disabled: boolean;
}

/**
 * Menu of placeholders; inserts the chosen placeholder at the caret, or at the end if the editor never had a
 * caret.
 */
export const PlaceholderMenu = ({ label, placeholders, disabled }: Props) => {
  const editor = useSlateStatic();
  const [returns, setReturns] = useState(0);
  // Focuses the editor in an effect, since Slate needs the caret's DOM node after the change has rendered.
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
          // Focuses the editor at once, or the next keystrokes would go to the menu's button.
          if (editor.selection) focusEditor(editor);
          insertPlaceholder(editor, placeholder);
          setReturns((before) => before + 1);
        },
      }))}
    />
  );
};
