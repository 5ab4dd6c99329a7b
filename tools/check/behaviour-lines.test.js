import { countBehaviourLines } from './behaviour-lines.mjs';

const count = (...lines) => countBehaviourLines('part.tsx', lines.join('\n'));

test.each([
  ['types', 'export interface Row {', '  id: number;', '}', 'export type Id = number | string;'],
  ['constants', "export const limits = { rows: [10, 20], word: 'x' } as const;"],
  ['a look', "const Face = chakra('div', {", "  base: { color: 'ink' },", '});'],
  ['an entry', "export { Row } from './row';", "import './row';"],
  ['markup', 'export const Card = () => (', '  <div role="note">', '    Words', '  </div>', ');'],
])('a file with only %s has no lines of behavior', (_, ...lines) => {
  expect(count(...lines)).toBe(0);
});

test.each([
  ['a branch', 'const a = (b) => (b ? 1 : 2);'],
  ['a computation', 'const a = (b) => b + 1;'],
  ['a hook', 'const useA = () => useState(0);'],
  ['a handler', 'const A = ({ go }) => <button onClick={go} />;'],
  ['a list that is gone through', 'const A = ({ b }) => <ul>{b.map((c) => c.name)}</ul>;'],
])('%s counts as a line of behavior', (_, line) => {
  expect(count(line)).toBe(1);
});

test('imports, types, comments, constants and lone brackets are not lines of behavior', () => {
  const lines = [
    "import { useState } from 'react';",
    '',
    '/** How often it was pressed. */',
    'interface Props { first: number }',
    "const Face = chakra('button', {",
    '  base: { px: 2 },',
    '});',
    'export const Count = ({ first }: Props) => {',
    '  const [count, setCount] = useState(first);',
    '  // One more.',
    '  const more = () => setCount(count + 1);',
    '  return (',
    '    <Face',
    '      type="button"',
    "      css={{ color: 'ink' }}",
    '      tabIndex={0}',
    '      onClick={more}',
    '    >',
    '      {count}',
    '    </Face>',
    '  );',
    '};',
  ];
  // Counted are the lines of `Count`, `useState`, `more`, `return`, `<Face`, `onClick`, `{count}`
  // and `</Face>`.
  expect(count(...lines)).toBe(8);
});
