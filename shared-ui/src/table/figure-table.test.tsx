import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { FigureTable } from './figure-table';

const given = window.matchMedia;
const on = (isNarrow: boolean) => {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: isNarrow }) as unknown as MediaQueryList;
};
afterEach(() => {
  window.matchMedia = given;
});

const rowsOf = () => {
  render(
    <UiProvider>
      <FigureTable
        label="Batches"
        columns={[
          { name: 'Batch', isFigure: false },
          { name: 'Team', isFigure: false, isDetail: true },
          { name: 'Count', isFigure: true },
          { name: 'Longest', isFigure: true, isDetail: true },
        ]}
        lines={[
          { key: 1, cells: ['Open', 'Galley', 3, '9 days'] },
          { key: 2, cells: ['Done', '–', 0, '–'] },
        ]}
      />
    </UiProvider>,
  );
  return screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('on a wide screen every value has a column of its own', () => {
  on(false);
  expect(rowsOf()).toEqual([
    ['Batch', 'Team', 'Count', 'Longest'],
    ['Open', 'Galley', '3', '9 days'],
    ['Done', '–', '0', '–'],
  ]);
});

test('on a phone further values move under the name, with labels for figures, and none is cut', () => {
  on(true);
  expect(rowsOf()).toEqual([
    ['Batch', 'Count'],
    ['OpenGalley · Longest 9 days', '3'],
    ['Done', '0'],
  ]);
});
