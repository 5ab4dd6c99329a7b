import { dayCellMessages } from '../../../../contract/platform/files/day-order-constants';
import { proposeDayOrder } from './day-order.rule';
import { resolveDayCell } from './day.rule';

it.each([
  ['13/11/2025', '2025-11-13'],
  ['11/13/2025', '2025-11-13'],
  ['2025-11-13', '2025-11-13'],
  ['2025/11/13', '2025-11-13'],
  ['20251113', '2025-11-13'],
  ['13-Nov-2025', '2025-11-13'],
  ['13-Nov-25', '2025-11-13'],
  ['13 November 2025', '2025-11-13'],
  ['Nov 13, 2025', '2025-11-13'],
  ['Thursday, 13 November 2025', '2025-11-13'],
  ['1st Sept 2025', '2025-09-01'],
  ['13. März 2025', '2025-03-13'],
  ['13 févr. 2025', '2025-02-13'],
  ['2025-11-13 00:00:00', '2025-11-13'],
  ['2025-11-13T00:00:00Z', '2025-11-13'],
  ['13/11/2025 9:30 AM', '2025-11-13'],
  ['45974', '2025-11-13'],
  ['45974.5', '2025-11-13'],
  ['1-1-2025', '2025-01-01'],
  ['13.11.2025', '2025-11-13'],
  ['29/02/2028', '2028-02-29'],
  ['', ''],
  ['-', ''],
  ['N/A', ''],
  ['0000-00-00', ''],
])('the cell %j is read alike whether the day or the month comes first', (cell, day) => {
  expect([resolveDayCell(cell, undefined), resolveDayCell(cell, 'month-first')]).toEqual([
    { day },
    { day },
  ]);
});

it.each(['03/04/2025', '3-4-25', '03.04.2025', '03/04/2025 00:00'])(
  'the cell %j is a date only when the order of day and month is known',
  (cell) => {
    expect(resolveDayCell(cell, undefined)).toEqual({ fault: dayCellMessages.unclear(cell) });
    expect(resolveDayCell(cell, 'day-first')).toEqual({ day: '2025-04-03' });
    expect(resolveDayCell(cell, 'month-first')).toEqual({ day: '2025-03-04' });
  },
);

it.each([
  '2025-02-29',
  '31/04/2025',
  '13/13/2025',
  'soon',
  '2025',
  '13 Lip 2025 x',
  '2025-11-12T18:30:00Z',
  '7',
  '0001-01-01',
])('the cell %j is refused as no date, with its own message', (cell) => {
  expect(resolveDayCell(cell, 'day-first')).toEqual({ fault: dayCellMessages.none(cell) });
});

it.each([
  'March 5, 2024',
  'Mar 5 2024',
  'Tue 5 Mar 2024',
  'Tuesday, March 5, 2024',
  'Tue Mar 5 2024',
  '5 de marzo de 2024',
  '05 de março de 2024',
  '2024年3月5日',
  '2024년 3월 5일',
  '5. März 2024',
])('the cell %j is read as 5 March', (cell) => {
  expect(resolveDayCell(cell, undefined)).toEqual({ day: '2024-03-05' });
});

it('unambiguous dates decide the order of day and month, else the company’s order does', () => {
  const both = { 'day-first': '2025-04-03', 'month-first': '2025-03-04' };
  const example = '03/04/2025';
  expect(proposeDayOrder(['11/13/2025', '03/04/2025', '45974'], 'day-first')).toEqual({
    ...{ order: 'month-first', isFromFile: true, example, days: both },
  });
  expect(proposeDayOrder(['03/04/2025'], 'day-first')?.order).toBe('day-first');
  expect(proposeDayOrder(['03/04/2025'], 'month-first')?.order).toBe('month-first');
  expect(proposeDayOrder(['13/11/2025', '11/13/2025', '03/04/2025'], 'day-first')).toMatchObject({
    order: 'day-first',
    isFromFile: false,
  });
  expect(proposeDayOrder(['2025-04-03', '13/11/2025', 'soon'], 'day-first')).toBeNull();
});

// An algorithm of quadratic time would take minutes here.
it('a cell of 300,000 blanks is not a date, and its error quotes only the beginning', () => {
  const cell = `5 de${' '.repeat(300_000)}marzo`;
  expect(resolveDayCell(cell, undefined)).toEqual({
    fault: dayCellMessages.none(cell.slice(0, 100)),
  });
});
