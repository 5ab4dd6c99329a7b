import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  CreditLine,
  CreditQuery,
  DuplicateMerge,
  DuplicatePair,
  DuplicateParams,
  DuplicateQuery,
} from './duplicate';

export const getDuplicates = call<{ query: DuplicateQuery; reply: Many<DuplicatePair> }>(
  'GET',
  '/api/v1/duplicate-records',
  { shows: ['duplicate', 'application'] },
);

export const mergeDuplicates = call<{
  params: DuplicateParams;
  body: DuplicateMerge;
  reply: One<DuplicatePair>;
}>('POST', '/api/v1/duplicate-records/:id/merge', { changes: ['duplicate', 'application'] });

/** Dry run of a merge: returns the effect on each referral's payout, without writing anything. */
export const getMergeCredit = call<{
  params: DuplicateParams;
  query: CreditQuery;
  reply: One<CreditLine[]>;
}>('GET', '/api/v1/duplicate-records/:id/credit', {
  shows: ['duplicate', 'application', 'referral'],
});

export const undoMerge = call<{ params: DuplicateParams; reply: One<DuplicatePair> }>(
  'POST',
  '/api/v1/duplicate-records/:id/undo-merge',
  { changes: ['duplicate', 'application'] },
);

export const dismissDuplicates = call<{ params: DuplicateParams; reply: One<DuplicatePair> }>(
  'POST',
  '/api/v1/duplicate-records/:id/not-a-duplicate',
  { changes: ['duplicate'] },
);

/** Marks a dismissed pair as suspected duplicates again. */
export const suspectAgain = call<{ params: DuplicateParams; reply: One<DuplicatePair> }>(
  'POST',
  '/api/v1/duplicate-records/:id/suspect-again',
  { changes: ['duplicate'] },
);
