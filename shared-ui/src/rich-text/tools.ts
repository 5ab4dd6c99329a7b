import {
  Bold,
  Heading1,
  Heading2,
  Indent,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Outdent,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { Editor } from 'slate';
import {
  clearFormatting,
  isCurrentBlockType,
  hasMark,
  changeIndent,
  toggleBlock,
  toggleMark,
} from './format';
import type { Mark, TextBlockType } from 'server/contract/rich-text/model';

export interface EditorTool {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** Keyboard shortcut of the tool, such as `mod+b`; `mod` is Ctrl, or Command on a Mac. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Returns true if the tool is active at the caret; undefined for a tool without a state. */
  isOn?: (editor: Editor) => boolean;
}

const createMarkTool = (mark: Mark, label: string, Icon: LucideIcon, keys: string): EditorTool => ({
  id: mark,
  label,
  Icon,
  keys,
  run: (editor) => toggleMark(editor, mark),
  isOn: (editor) => hasMark(editor, mark),
});

const createBlockTool = (
  type: TextBlockType,
  label: string,
  Icon: LucideIcon,
  keys: string,
): EditorTool => ({
  id: type,
  label,
  Icon,
  keys,
  run: (editor) => toggleBlock(editor, type),
  isOn: (editor) => isCurrentBlockType(editor, type),
});

export const editorTools: EditorTool[] = [
  createBlockTool('heading-1', 'Header 1', Heading1, 'mod+alt+1'),
  createBlockTool('heading-2', 'Header 2', Heading2, 'mod+alt+2'),
  createMarkTool('bold', 'Bold', Bold, 'mod+b'),
  createMarkTool('italic', 'Italic', Italic, 'mod+i'),
  createMarkTool('underline', 'Underline', Underline, 'mod+u'),
  createMarkTool('strike', 'Strike', Strikethrough, 'mod+shift+x'),
  createBlockTool('quote', 'Blockquote', Quote, 'mod+shift+9'),
  createBlockTool('number', 'Ordered list', ListOrdered, 'mod+shift+7'),
  createBlockTool('bullet', 'Bullet list', List, 'mod+shift+8'),
  {
    id: 'outdent',
    label: 'Indent less',
    Icon: Outdent,
    keys: 'mod+[',
    run: (editor) => changeIndent(editor, -1),
  },
  {
    id: 'indent',
    label: 'Indent more',
    Icon: Indent,
    keys: 'mod+]',
    run: (editor) => changeIndent(editor, 1),
  },
  { id: 'clean', label: 'Clean', Icon: RemoveFormatting, keys: 'mod+\\', run: clearFormatting },
];
