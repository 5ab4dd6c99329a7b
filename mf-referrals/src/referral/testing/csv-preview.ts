import type { CsvPreview } from 'server/contract/platform/files/csv-file';

export const csvPreview: CsvPreview = {
  ...{ encoding: 'utf-8', delimiter: ',', headerLine: 1 },
  head: [
    { line: 1, cells: ['Batch Id', 'Id', 'Amount'] },
    { line: 2, cells: ['12', '99', '15000'] },
  ],
  columns: ['Batch Id', 'Id', 'Amount'],
  sample: [['12', '99', '15000']],
};
