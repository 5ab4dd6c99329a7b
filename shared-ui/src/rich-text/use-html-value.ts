import { useCallback, useEffect, useRef } from 'react';
import type { Editor } from 'slate';
import { replaceAllBlocks } from './format';
import { fromHtml } from './from-html';
import { toStoredBlocks, withPlaceholderElements, type Placeholder } from './placeholders';
import { writeHtml } from 'server/contract/rich-text/write-html';

const htmlChangeDelay = 500;

const noPlaceholders: readonly Placeholder[] = [];

/** `onChange` is called when typing pauses. */
export const useHtmlValue = (
  editor: Editor,
  value: string,
  onChange: (html: string) => void,
  placeholders: readonly Placeholder[] = noPlaceholders,
) => {
  const known = useRef(value);
  const onChangeRef = useRef(onChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    onChangeRef.current = onChange;
  });

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const html = writeHtml(toStoredBlocks(editor.children));
    if (html === known.current) return;
    known.current = html;
    onChangeRef.current(html);
  }, [editor]);

  useEffect(() => flush, [flush]);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    replaceAllBlocks(editor, withPlaceholderElements(fromHtml(value), placeholders));
  }, [editor, value, placeholders]);

  const onEdit = () => {
    if (!editor.operations.some((operation) => operation.type !== 'set_selection')) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, htmlChangeDelay);
  };
  return { onEdit, flush };
};
