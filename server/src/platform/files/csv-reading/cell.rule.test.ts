import { cleanCsvCell } from './cell.rule';

it.each([
  ['\u200B Mira\u00A0', 'Mira'],
  ['\u202AMira\u202C', 'Mira'],
  ['\uFEFF', ''],
  ['Mi\u200Bra', 'Mi\u200Bra'],
])('the cell %j is read as %j', (cell, text) => {
  expect(cleanCsvCell(cell)).toBe(text);
});

// An algorithm of quadratic time would take minutes here.
it('300,000 blanks inside a cell remain', () => {
  const cell = `Mira${' '.repeat(300_000)}Sen`;
  expect(cleanCsvCell(` ${cell} `)).toBe(cell);
});
