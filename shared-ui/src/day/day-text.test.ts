import { getDayHint, parseDay, dayText, setGlobalDayOrder } from './day-text';

test.each([
  ['21/11/2026', 'day-first', '2026-11-21'],
  ['11/21/2026', 'month-first', '2026-11-21'],
  [' 1.2.2026 ', 'day-first', '2026-02-01'],
  ['1-2-2026', 'month-first', '2026-01-02'],
  ['29/02/2028', 'day-first', '2028-02-29'],
  ['29/02/2027', 'day-first', undefined],
  ['11/21/2026', 'day-first', undefined],
  ['21/11/26', 'day-first', undefined],
  ['21/11', 'day-first', undefined],
  ['', 'day-first', undefined],
] as const)('the text %s in the order %s is parsed as %s', (text, order, iso) => {
  expect(parseDay(text, order)).toBe(iso);
});

test.each([
  ['2026-11-02', 'day-first', '02/11/2026'],
  ['2026-11-02', 'month-first', '11/02/2026'],
  ['', 'day-first', ''],
  ['31/31/2026', 'day-first', '31/31/2026'],
] as const)('the day %s in the order %s is formatted as %s', (iso, order, text) => {
  expect(dayText(iso, order)).toBe(text);
});

test('a company’s date order applies to every date, shown or typed', () => {
  setGlobalDayOrder('day-first');
  try {
    expect(dayText('2030-03-25', 'month-first')).toBe('25/03/2030');
    expect(getDayHint('month-first')).toBe('DD/MM/YYYY');
    expect(parseDay('05/03/2030', 'month-first')).toBe('2030-03-05');
  } finally {
    setGlobalDayOrder(undefined);
  }
  expect(dayText('2030-03-25', 'month-first')).toBe('03/25/2030');
});
