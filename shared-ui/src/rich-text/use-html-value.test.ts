import { act, renderHook } from '@testing-library/react';
import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { fromHtml } from './from-html';
import { useHtmlValue } from './use-html-value';
import { withRichText } from './with-rich-text';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (first = '<p>Tea</p>') => {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = fromHtml(first);
  Transforms.select(editor, Editor.end(editor, []));
  const onChange = jest.fn();
  const hook = renderHook(({ value, listener }) => useHtmlValue(editor, value, listener), {
    initialProps: { value: first, listener: onChange },
  });
  editor.operations = [];
  editor.onChange = () => hook.result.current.onEdit();
  const type = async (text: string) => {
    editor.insertText(text);
    await act(async () => undefined);
  };
  return { ...hook, editor, onChange, type };
};
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('input is reported once, after a pause in typing', async () => {
  const { type, onChange } = open();
  await type('!');
  rest(499);
  await type('?');
  rest(499);
  expect(onChange).not.toHaveBeenCalled();
  rest(1);
  expect(onChange.mock.calls).toEqual([['<p>Tea!?</p>']]);
});

test('saving at once includes the last letter', async () => {
  const { type, onChange, result } = open();
  await type('!');
  result.current.flush();
  expect(onChange.mock.calls).toEqual([['<p>Tea!</p>']]);
  rest(500);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('input is not lost when its field is removed, as when its tab closes', async () => {
  const { type, onChange, unmount } = open();
  await type('!');
  unmount();
  expect(onChange.mock.calls).toEqual([['<p>Tea!</p>']]);
});

test('input that was undone is not reported as a change', async () => {
  const { type, editor, onChange } = open();
  await type('!');
  await act(async () => editor.deleteBackward('character'));
  rest(500);
  expect(onChange).not.toHaveBeenCalled();
});

test('a value equal to the editor’s text keeps the caret and Undo; another value replaces the text', async () => {
  const { type, editor, onChange, rerender } = open();
  await type('!');
  rest(500);
  rerender({ value: '<p>Tea!</p>', listener: onChange });
  expect(editor.history.undos).not.toEqual([]);
  rerender({ value: '<h1>Coffee</h1>', listener: onChange });
  expect(editor.children).toMatchObject([{ type: 'heading-1' }]);
  expect(editor.history.undos).toEqual([]);
  rest(500);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a change is reported to the current listener', async () => {
  const { type, onChange, rerender } = open();
  const later = jest.fn();
  rerender({ value: '<p>Tea</p>', listener: later });
  await type('!');
  rest(500);
  expect(onChange).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledWith('<p>Tea!</p>');
});
