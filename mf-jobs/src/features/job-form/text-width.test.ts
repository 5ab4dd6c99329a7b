import { fitted, measuring } from './text-width';

const tenEach = (text: string) => [...text].length * 10;

test.each([
  ['Head cook', 90, 'Head cook'],
  ['Head cook', 89, 'Head co…'],
  ['Head cook', 60, 'Head…'],
  ['🍵🍵🍵', 20, '🍵…'],
  ['', 10, ''],
])('SEO-003 of %p in %i pixels a search result shows %p', (text, limit, shown) => {
  expect(fitted(text, limit, tenEach)).toBe(shown);
});

test('where nothing can be measured, nothing is cut', () => {
  expect(fitted('Head cook', 1, measuring('20px Arial'))).toBe('Head cook');
});
