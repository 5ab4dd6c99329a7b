import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { employmentMessages } from '../../../contract/referrals/employment/employment-constants';
import {
  dayCellMessages,
  type DayOrder,
} from '../../../contract/platform/files/day-order-constants';
import { parseCsvFile } from '../../platform/files/csv-reading/parse-csv-file';
import { judgeEmploymentColumns, readEmploymentRow } from './read-employment.rule';

test('the columns of an exported referral list and of files from HR systems are recognized', () => {
  expect(judgeEmploymentColumns(['Id', 'Candidate', 'Joining Date', 'Eligibility Date'])).toEqual({
    ...{ places: { applicantId: 0, joiningDate: 2 }, fault: '' },
  });
  expect(judgeEmploymentColumns(['E-mail', 'Last working day']).places).toEqual({
    ...{ email: 0, leavingDate: 1 },
  });
});

test.each([[['Id']], [['Joining Date']], [['Id', 'Applicant Id', 'Joining Date']], [[]]])(
  'employment columns %j are refused, and the message names the required columns',
  (columns) => {
    expect(judgeEmploymentColumns(columns).fault).toBe(employmentMessages.columns);
  },
);

test('an unclear date is refused, an empty cell changes nothing, a dash clears the field', () => {
  const places = { email: 0, joiningDate: 1, leavingDate: 2 };
  const entryOf = (cells: string[], order?: DayOrder) => readEmploymentRow(places, cells, order);
  expect(entryOf([' ola@example.com ', '02/29/2028', ''])).toEqual({
    ...{ entry: { email: 'ola@example.com', joiningDate: '2028-02-29' }, faults: {} },
  });
  expect(entryOf(['x', '2026-01-05', '-'])).toEqual({
    ...{ entry: { email: 'x', joiningDate: '2026-01-05', leavingDate: '' }, faults: {} },
  });
  expect(entryOf(['x', 'soon']).faults).toEqual({ joiningDate: dayCellMessages.none('soon') });
  expect(entryOf(['x', '05/03/2026'])).toEqual({
    entry: { email: 'x' },
    faults: { joiningDate: dayCellMessages.unclear('05/03/2026') },
  });
  expect(entryOf(['x', '05/03/2026'], 'day-first').entry.joiningDate).toBe('2026-03-05');
});

test('abbreviated column names of HR systems are recognized', () => {
  expect(judgeEmploymentColumns(['Email ID', 'DOJ', 'DOL']).places).toEqual({
    ...{ email: 0, joiningDate: 1, leavingDate: 2 },
  });
});

test('the ambiguous date in employment-slash-date.csv is read only with a known order of day and month', async () => {
  const file = join(import.meta.dirname, '../../../test/cases/people/employment-slash-date.csv');
  const { columns, rows } = await parseCsvFile(readFileSync(file));
  const read = (order?: DayOrder) =>
    rows.map(({ cells }) =>
      readEmploymentRow(judgeEmploymentColumns(columns).places, cells, order),
    );
  expect(read()).toMatchObject([
    { faults: { joiningDate: dayCellMessages.unclear('05/03/2026') } },
  ]);
  expect(read('day-first')).toMatchObject([{ entry: { joiningDate: '2026-03-05' }, faults: {} }]);
  expect(read('month-first')).toMatchObject([{ entry: { joiningDate: '2026-05-03' } }]);
});
