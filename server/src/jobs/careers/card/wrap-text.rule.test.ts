import { cutLines, wrapText } from './wrap-text.rule';

const measure = (text: string) => text.length;

it.each([
  ['Tea taster', 20, ['Tea taster']],
  ['Senior tea taster in Pune', 10, ['Senior tea', 'taster in', 'Pune']],
  ['Donaudampfschiffkapitän', 10, ['Donaudampf', 'schiffkapi', 'tän']],
  ['', 10, ['']],
])('no letter of the title “%s” is outside the picture', (text, width, lines) => {
  expect(wrapText(text, width, measure)).toEqual(lines);
});

it('a title that is too long for the picture ends with an ellipsis', () => {
  expect(cutLines(['Senior tea', 'taster in', 'Pune'], 2, 9, measure)).toEqual([
    'Senior tea',
    'taster i…',
  ]);
  expect(cutLines(['Senior tea'], 2, 10, measure)).toEqual(['Senior tea']);
});
