import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (value = '') => {
  const onChange = jest.fn();
  const box = renderHook(({ value }) => useSearchText(value, onChange), {
    initialProps: { value },
  });
  const type = (text: string) => act(() => box.result.current.type(text));
  return { ...box, onChange, type, text: () => box.result.current.text };
};

test('a letter typed before the list has answered is not lost', () => {
  const box = open();
  box.type('an');
  act(() => jest.advanceTimersByTime(300));
  box.type('ana');
  box.rerender({ value: 'an' });
  expect(box.text()).toBe('ana');
  act(() => jest.advanceTimersByTime(300));
  expect(box.onChange.mock.calls).toEqual([['an'], ['ana']]);
});

test('a search that was typed and cleared before the list answered is also cleared in the list', () => {
  const box = open();
  box.type('an');
  act(() => jest.advanceTimersByTime(300));
  box.type('');
  act(() => jest.advanceTimersByTime(300));
  box.rerender({ value: 'an' });
  box.rerender({ value: '' });
  expect(box.text()).toBe('');
  expect(box.onChange.mock.calls).toEqual([['an'], ['']]);
});

test('the search box shows the search of the address after Back, and after the filters are cleared', () => {
  const box = open();
  box.type('ana');
  act(() => jest.advanceTimersByTime(300));
  box.rerender({ value: 'ana' });
  box.rerender({ value: '' });
  expect(box.text()).toBe('');
});

test('a search waits for a pause in typing', () => {
  const box = open();
  box.type('a');
  act(() => jest.advanceTimersByTime(299));
  expect(box.onChange).not.toHaveBeenCalled();
});
