/** A batch becomes paid when none of its payouts waits for confirmation. */
export const batchStates = {
  open: 'To be approved',
  approved: 'Approved',
  exported: 'Exported',
  paid: 'Paid',
  discarded: 'Discarded',
} as const;
export type BatchState = keyof typeof batchStates;
export const batchStateNames = Object.keys(batchStates) as BatchState[];

export const waitingBatches = ['open', 'approved', 'exported'] as const satisfies BatchState[];

export const mostBatchRows = 5_000;
export const mostCandidates = 10_000;

export const mostTold = 50;

/** Columns of a batch's export file; other columns in a confirmation file are ignored. */
export const batchColumns = [
  'Batch Id',
  'Id',
  'Employee Id',
  'Employee',
  'E-mail',
  'Job Code',
  'Department',
  'Payable Date',
  'Amount',
  'Currency',
] as const;
export type BatchColumn = (typeof batchColumns)[number];

export const confirmationColumns = ['Batch Id', 'Id', 'Amount'] as const satisfies BatchColumn[];

export const confirmationOutcomes = ['paid', 'unchanged', 'refused'] as const;

export const batchMessages = {
  none: 'None of these payouts can go out now.',
  tooMany: `A batch holds at most ${mostBatchRows.toLocaleString('en-US')} payouts. Narrow the list, then build it again.`,
  tooManyCandidates: `Ask for at most ${mostCandidates.toLocaleString('en-US')} referrals at once. Narrow the list, for example to those that are due.`,
  currencies: (found: readonly string[]) =>
    `These payouts are in several currencies, and a batch is of one. Choose ${found.join(' or ')}.`,
  otherCurrency: (currency: string) => `It is in ${currency}, and a batch is of one currency.`,
  inBatch: (id: number) => `It stands in batch ${String(id)}.`,
  gone: 'The referral was deleted.',
  discarded: 'The batch was discarded.',
  approvedByYou: 'You have approved this batch. Somebody else has to approve it too.',
  conflict: (count: number) =>
    count === 1
      ? 'You referred the person of one of these payouts, or take part in the hiring. Somebody else has to approve this batch.'
      : `You referred the person of ${String(count)} of these payouts, or take part in the hiring. Somebody else has to approve this batch.`,
  notApprovedSince: 'It was on hold, and nobody has approved it since.',
  nothingLeft: 'None of its payouts can go out any more. Discard the batch.',
  notOpen: (state: string) => `A batch that is ${state} is not approved again.`,
  notApproved: (state: string) => `A batch that is ${state} cannot be exported.`,
  notChanged: (state: string) => `A batch that is ${state} stays as it is.`,
  changedMeanwhile: 'Its payouts changed since you looked at it. Look at them again, then approve.',
  lastPayout: 'It is the only payout of this batch. Discard the batch.',
  isLeftOut: 'It does not go out with this batch already.',
  goesOut: 'It goes out with this batch already.',
  takenOut: 'It was taken out.',
  leftOutByRule: 'It was left out because it could not go out. Build another batch of it.',
  notDiscarded: (state: string) => `A batch that is ${state} cannot be discarded.`,
  notExported: 'Only a batch that was exported has a file and can be confirmed.',
  twoColumns: (name: string) =>
    `Two columns are called ${name}. Leave one of them out, then choose the file again.`,
  missingColumn: (name: string) =>
    `The column ${name} is missing. Add it, then choose the file again.`,
  otherBatch: (id: string) => `It is of batch ${id || 'no number'}, not of this one.`,
  foreignId: 'No payout of this batch has this id.',
  twice: 'This payout stands in the file twice.',
  wrongAmount: (due: string) => `The amount of this payout is ${due}.`,
  unclearAmount: (text: string, meanings: readonly string[]) =>
    `${text} can be ${meanings.join(' or ')}. Write it without a sign between its digits.`,
  totals: 'A line of totals confirms no payout.',
  wrongCurrency: (due: string) => `The currency of this batch is ${due}.`,
  reversed: 'This payout was reversed.',
} as const;
