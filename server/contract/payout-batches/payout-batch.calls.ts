import type { Many, One, PageQuery } from '../answer';
import { call } from '../call';
import { cardPatience } from '../dashboard/figures-constants';
import type { ReferralSelection } from '../referrals/referral';
import type {
  BatchApproval,
  BatchFigure,
  BatchOutlook,
  BatchRemoval,
  ConfirmationFile,
  Confirmed,
  PayoutBatchCreate,
  PayoutBatchLine,
  PayoutBatchQuery,
  PayoutBatchRecord,
  PayoutBatchRow,
} from './payout-batch';

interface Id {
  id: number;
}
type Line = Id & { applicantId: number };

const shows = ['payout-batch', 'referral', 'users'];
const changes = ['payout-batch', 'referral'];

export const getPayoutBatches = call<{ query: PayoutBatchQuery; reply: Many<PayoutBatchRow> }>(
  'GET',
  '/api/v1/payout-batch',
  { shows },
);

/** Batches that wait for an approval, for the export and for payroll. */
export const getBatchFigures = call<{ reply: One<BatchFigure[]> }>(
  'GET',
  '/api/v1/dashboard/payout-batches',
  { shows, within: cardPatience },
);

export const getPayoutBatch = call<{ params: Id; reply: One<PayoutBatchRecord> }>(
  'GET',
  '/api/v1/payout-batch/:id',
  { shows },
);

export const getPayoutBatchLines = call<{
  params: Id;
  query: PageQuery;
  reply: Many<PayoutBatchLine>;
}>('GET', '/api/v1/payout-batch/:id/rows', { shows });

/** Says what of a selection can go out, and of the rest why not; nothing is written. */
export const checkPayoutBatch = call<{ body: ReferralSelection; reply: One<BatchOutlook> }>(
  'POST',
  '/api/v1/payout-batch/check',
  { changes: [] },
);

/** With the same `Idempotency-Key` it answers the batch that was built first. */
export const createPayoutBatch = call<{ body: PayoutBatchCreate; reply: One<PayoutBatchRecord> }>(
  'POST',
  '/api/v1/payout-batch',
  { changes },
);

export const approvePayoutBatch = call<{
  params: Id;
  body: BatchApproval;
  reply: One<PayoutBatchRecord>;
}>('POST', '/api/v1/payout-batch/:id/approve', { changes });

/** Takes a payout out of a batch that is not exported; the batch is approved anew. */
export const takeOutPayout = call<{
  params: Line;
  body: BatchRemoval;
  reply: One<PayoutBatchRecord>;
}>('POST', '/api/v1/payout-batch/:id/rows/:applicantId/take-out', { changes });

/** Puts back what was taken out; the batch is approved anew. */
export const putBackPayout = call<{ params: Line; reply: One<PayoutBatchRecord> }>(
  'POST',
  '/api/v1/payout-batch/:id/rows/:applicantId/put-back',
  { changes },
);

/** Repeated, it answers the same batch; its file is the list `payout-batch` of a file ticket. */
export const exportPayoutBatch = call<{ params: Id; reply: One<PayoutBatchRecord> }>(
  'POST',
  '/api/v1/payout-batch/:id/export',
  { changes },
);

export const discardPayoutBatch = call<{ params: Id; reply: One<PayoutBatchRecord> }>(
  'POST',
  '/api/v1/payout-batch/:id/discard',
  { changes },
);

/** Says what would become of each row of the confirmation; nothing is written. */
export const checkConfirmation = call<{
  params: Id;
  body: ConfirmationFile;
  reply: One<Confirmed>;
}>('POST', '/api/v1/payout-batch/:id/confirmation/check', { changes: [] });

/** Marks the confirmed payouts as paid; the same again changes nothing. */
export const confirmPayouts = call<{ params: Id; body: ConfirmationFile; reply: One<Confirmed> }>(
  'POST',
  '/api/v1/payout-batch/:id/confirmation',
  { changes },
);
