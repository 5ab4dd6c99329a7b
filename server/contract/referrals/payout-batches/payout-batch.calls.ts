import type { Many, One, PageQuery } from '../../answer';
import { call } from '../../call';
import { cardPatience } from '../../console/dashboard/figures-constants';
import type { ReferralSelection } from '../payouts/referral';
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
type BatchRowParams = Id & { applicantId: number };

const shows = ['payout-batch', 'referral', 'users'];
const changes = ['payout-batch', 'referral'];

export const getPayoutBatches = call<{ query: PayoutBatchQuery; reply: Many<PayoutBatchRow> }>(
  'GET',
  '/api/v1/payout-batch',
  { shows },
);

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

/** Dry run of a new batch: returns the payable referrals, and reasons why others are refused. */
export const checkPayoutBatch = call<{ body: ReferralSelection; reply: One<BatchOutlook> }>(
  'POST',
  '/api/v1/payout-batch/check',
  { changes: [] },
);

/** Idempotent by `Idempotency-Key`. */
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

/** Takes a payout out of a batch that is not exported yet; the batch then needs approval again. */
export const takeOutPayout = call<{
  params: BatchRowParams;
  body: BatchRemoval;
  reply: One<PayoutBatchRecord>;
}>('POST', '/api/v1/payout-batch/:id/rows/:applicantId/take-out', { changes });

export const putBackPayout = call<{ params: BatchRowParams; reply: One<PayoutBatchRecord> }>(
  'POST',
  '/api/v1/payout-batch/:id/rows/:applicantId/put-back',
  { changes },
);

/**
 * Exports a batch; safe to repeat. To download its file, request a file ticket for the list `payout-batch`.
 */
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

/** Dry run of a confirmation file, which writes nothing. */
export const checkConfirmation = call<{
  params: Id;
  body: ConfirmationFile;
  reply: One<Confirmed>;
}>('POST', '/api/v1/payout-batch/:id/confirmation/check', { changes: [] });

/** Marks confirmed payouts as paid; safe to repeat. */
export const confirmPayouts = call<{ params: Id; body: ConfirmationFile; reply: One<Confirmed> }>(
  'POST',
  '/api/v1/payout-batch/:id/confirmation',
  { changes },
);
