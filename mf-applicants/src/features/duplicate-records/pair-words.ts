import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import type {
  DuplicateReason,
  DuplicateState,
} from 'server/contract/applicants/duplicates/duplicate-constants';
import { personName } from 'shared-ui';

export const reasonWords: Record<DuplicateReason, string> = {
  email: 'Same e-mail',
  phone: 'Same phone',
  document: 'Same document',
};

export const stateWords: Record<DuplicateState, string> = {
  suspected: 'Suspected',
  merged: 'Merged',
  dismissed: 'Not duplicates',
};

export const counted = (count: number): string =>
  count === 1 ? '1 application' : `${count} applications`;

export const nameOf = ({ first, second }: DuplicatePair): string =>
  `${personName(first)} and ${personName(second)}`;
