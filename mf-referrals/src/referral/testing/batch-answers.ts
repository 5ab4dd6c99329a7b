import type {
  PayoutBatchLine,
  PayoutBatchRecord,
  PayoutBatchRow,
} from 'server/contract/referrals/payout-batches/payout-batch';

export const batchRow = (changes: Partial<PayoutBatchRow> = {}): PayoutBatchRow => ({
  id: 12,
  state: 'open',
  currency: 'INR',
  rows: 2,
  amount: 30000.5,
  approvals: 2,
  approved: 0,
  createdAt: '2026-11-02T09:00:00.000Z',
  createdBy: { userId: 5, name: 'Uday', lastName: 'Das' },
  exportedAt: null,
  ...changes,
});

const nobody = { count: 0, first: [] };

export const batchRecord = (changes: Partial<PayoutBatchRecord> = {}): PayoutBatchRecord => ({
  ...batchRow(),
  version: 3,
  exportedBy: null,
  approvers: [],
  departments: [{ department: 'Kitchen', rows: 2, amount: 30000.5 }],
  states: [{ state: 'due', rows: 2 }],
  refused: nobody,
  stopped: nobody,
  chain: [],
  steps: { approve: '', export: '', confirm: '', discard: '', change: '' },
  ...changes,
});

export const batchLine = (changes: Partial<PayoutBatchLine> = {}): PayoutBatchLine => ({
  id: 501,
  applicantId: 31,
  employee: 'Meera Iyer',
  employeeNumber: 'E-7',
  candidate: 'Asha Rao',
  jobCode: 'KF-7',
  department: 'Kitchen',
  amount: 15000.25,
  currency: 'INR',
  state: 'due',
  leftOut: '',
  takenOutBy: null,
  ...changes,
});
