import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import { parseCsvFile } from '../../platform/files/csv-reading/parse-csv-file';
import {
  createConfirmationValidator,
  validateConfirmationColumns,
} from './payroll-confirmation.rule';

const folder = join(import.meta.dirname, '../../../test/cases/payroll');
const payouts = () =>
  new Map(
    [1524, 1525, 1526].map((applicationId) => [
      String(applicationId),
      { applicationId, amountMinor: 1_500_000, state: 'exported' as const },
    ]),
  );

const confirmed = async (content: Buffer) => {
  const { columns, rows } = await parseCsvFile(content);
  const judge = createConfirmationValidator(validateConfirmationColumns(columns).places, {
    batchId: 8,
    currency: 'INR',
    payouts: payouts(),
  });
  return rows.map(({ line, cells }) => {
    const { payout, message } = judge(cells);
    return [line, payout?.applicationId ?? message];
  });
};

const all = [
  [2, 1524],
  [3, 1525],
  [4, 1526],
];
const afterSep = all.map(([line = 0, id]) => [line + 1, id]);

describe('a file that payroll saved in a spreadsheet program confirms the payouts in it', () => {
  it.each([
    ['as-is.csv', all],
    ['excel-apostrophe-space-group.csv', all],
    ['extra-column.csv', all],
    ['german-excel.csv', all],
    ['indian-grouped-symbol.csv', all],
    ['lowercase-headers.csv', all],
    ['sep.csv', afterSep],
    ['total-row.csv', [...all, [5, batchMessages.totals]]],
  ])(
    'a file that payroll saved in a spreadsheet program confirms the payouts in it: %s',
    async (name, expected) => {
      expect(await confirmed(readFileSync(join(folder, name)))).toEqual(expected);
    },
  );
});

it('rows with an ambiguous or a wrong amount are refused with different messages, and other rows are confirmed', async () => {
  const text = 'Batch Id,Id,Amount\n8,1524,15.000\n8,1525,abc\n8,1526,15000';
  expect(await confirmed(Buffer.from(text))).toEqual([
    [2, batchMessages.unclearAmount('15.000', ['15', '15000'])],
    [3, batchMessages.wrongAmount('15000.00')],
    [4, 1526],
  ]);
});

it('an amount with the sign of another currency is refused in payroll’s file', async () => {
  const text = 'Batch Id,Id,Amount\n8,1524,$ 15000';
  expect(await confirmed(Buffer.from(text))).toEqual([[2, batchMessages.wrongAmount('15000.00')]]);
});

it('a payroll file with two columns of the same name is refused', () => {
  const { fault } = validateConfirmationColumns(['Batch Id', 'Id', 'Amount', 'amount']);
  expect(fault).toBe(batchMessages.twoColumns('Amount'));
});
