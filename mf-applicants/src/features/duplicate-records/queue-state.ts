import type { DuplicateQuery } from 'server/contract/duplicates/duplicate';
import { duplicateReasons, duplicateStates } from 'server/contract/duplicates/duplicate-constants';
import { addressField, type AddressState } from 'shell/sdk/react';

/** Pairs on one page. */
export const pairsOnPage = 25;

/** What of the queue stands in its address. */
export const queueState = {
  page: addressField.wholeNumber(1),
  search: addressField.text(),
  state: addressField.choice(duplicateStates, 'suspected'),
  reason: addressField.choice(['', ...duplicateReasons], ''),
};
export type QueueState = AddressState<typeof queueState>;

/** The page of pairs that a state of the queue shows. */
export const queryOf = ({ page, search, state, reason }: QueueState): DuplicateQuery => ({
  page,
  limit: pairsOnPage,
  state,
  ...(search && { search }),
  ...(reason && { reason }),
});

/** Whether search or reason may be what leaves the queue empty. */
export const isNarrowed = ({ search, reason }: QueueState): boolean =>
  search !== '' || reason !== '';
