import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import type {
  DuplicateReason,
  DuplicateState,
} from 'server/contract/applicants/duplicates/duplicate-constants';
import { formatPersonName } from 'shared-ui';

export const duplicateReasonTexts: Record<DuplicateReason, string> = {
  email: 'Same e-mail',
  phone: 'Same phone',
  document: 'Same document',
};

export const duplicateStateTexts: Record<DuplicateState, string> = {
  suspected: 'Suspected',
  merged: 'Merged',
  dismissed: 'Not duplicates',
};

export const formatApplicationCount = (count: number): string =>
  count === 1 ? '1 application' : `${count} applications`;

export const formatPairName = ({ first, second }: DuplicatePair): string =>
  `${formatPersonName(first)} and ${formatPersonName(second)}`;
