import { cutTextToWidth, createTextWidthMeasurer } from './text-width';

const tenEach = (text: string) => [...text].length * 10;

test.each([
  ['Head cook', 90, 'Head cook'],
  ['Head cook', 89, 'Head co…'],
  ['Head cook', 60, 'Head…'],
  ['🍵🍵🍵', 20, '🍵…'],
  ['', 10, ''],
])('the text %p in %i pixels is shown in a search result as %p', (text, limit, shown) => {
  expect(cutTextToWidth(text, limit, tenEach)).toBe(shown);
});

test('where the browser cannot measure text widths, no text is cut', () => {
  expect(cutTextToWidth('Head cook', 1, createTextWidthMeasurer('20px Arial'))).toBe('Head cook');
});
