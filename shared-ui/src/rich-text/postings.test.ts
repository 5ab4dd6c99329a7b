import { readPostings } from 'server/contract/rich-text/testing/read-postings';
import type { Block } from 'server/contract/rich-text/model';
import { writeHtml } from 'server/contract/rich-text/write-html';
import { createEditor, Editor } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { fromHtml } from './from-html';
import { withRichText } from './with-rich-text';

const edited = (html: string): string => {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = fromHtml(html);
  Editor.normalize(editor, { force: true });
  return writeHtml(editor.children as Block[]);
};

/** Removes the empty paragraph that the editor adds after a final image. */
const asKept = (html: string): string => html.replace(/(<img [^>]*>)<p><\/p>$/, '$1');

test.each(readPostings())(
  'the editor writes the job description %s in the same form as the server stores it',
  (_, sent, stored) => {
    expect(asKept(edited(sent))).toBe(stored);
    expect(asKept(edited(stored))).toBe(stored);
  },
);
