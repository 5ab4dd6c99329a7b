import { act, renderHook } from '@testing-library/react';
import { useActiveOption } from './use-active-option';

const open = (count = 20) => {
  const hook = renderHook(({ search, count: now }) => useActiveOption(search, now), {
    initialProps: { search: '', count },
  });
  const move = (...keys: string[]) =>
    keys.map((key) => {
      let isTaken = false;
      act(() => {
        isTaken = hook.result.current.move(key);
      });
      return isTaken ? hook.result.current.at : undefined;
    });
  return { ...hook, move, at: () => hook.result.current.at };
};

test('arrow and page keys move the active option, and stop at both ends', () => {
  const { move } = open();
  expect(move('ArrowUp', 'ArrowDown', 'PageDown', 'PageDown', 'PageDown', 'ArrowDown')).toEqual([
    0, 1, 9, 17, 19, 19,
  ]);
  expect(move('PageUp', 'ArrowUp', 'PageUp', 'PageUp')).toEqual([11, 10, 2, 0]);
});

test('any other key is left to the text box', () => {
  const { move } = open();
  expect(move('Home', 'a', 'ArrowLeft')).toEqual([undefined, undefined, undefined]);
});

test('a new search starts at its first option, and so does a cleared one', () => {
  const { move, at, rerender } = open();
  move('PageDown');
  rerender({ search: 'tea', count: 5 });
  expect(at()).toBe(0);
  move('ArrowDown');
  rerender({ search: '', count: 20 });
  expect(at()).toBe(0);
});

test('when the list gets shorter its last option becomes active, and the first one when it is empty', () => {
  const { move, at, rerender } = open();
  move('PageDown');
  rerender({ search: '', count: 3 });
  expect(at()).toBe(2);
  rerender({ search: '', count: 0 });
  expect(at()).toBe(0);
  expect(move('ArrowDown')).toEqual([0]);
});
