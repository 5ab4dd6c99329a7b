import { computeFloatingPosition } from './compute-floating-position';

const view = { width: 400, height: 600 };
const box = { width: 200, height: 150 };

test.each([
  ['below its anchor', { left: 20, top: 50, width: 80, height: 32 }, 'start', 20, 88],
  ['right edges together', { left: 300, top: 50, width: 80, height: 32 }, 'end', 180, 88],
  [
    'above where there is more room',
    { left: 20, top: 560, width: 80, height: 32 },
    'start',
    20,
    404,
  ],
  ['within the view at the right', { left: 380, top: 50, width: 80, height: 32 }, 'start', 192, 88],
  ['within the view at the left', { left: 0, top: 50, width: 80, height: 32 }, 'end', 8, 88],
] as const)('a popup is positioned %s', (_, anchor, align, left, top) => {
  expect(computeFloatingPosition(anchor, box, view, align)).toMatchObject({ left, top });
});

test('a popup higher than the view is limited to the height that fits', () => {
  const high = { width: 200, height: 2000 };
  expect(
    computeFloatingPosition({ left: 0, top: 100, width: 80, height: 32 }, high, view, 'start')
      .maxHeight,
  ).toBe(454);
});
