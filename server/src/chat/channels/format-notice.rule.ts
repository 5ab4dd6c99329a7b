import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { MessageKind } from '../../../contract/chat/channels/chat-constants';
import {
  payoutStates,
  progressWord,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';

interface Progress {
  category: StatusCategory;
  hasJoined: boolean;
  /** Position of the stage in the pipeline; null for a job without pipeline. */
  number: number | null;
  count: number | null;
}

/** Data of a notice; after an undo, only its kind is left. */
export type Notice =
  | { kind: Extract<MessageKind, 'payout'>; state: PayoutState }
  | ({ kind: Extract<MessageKind, 'progress'> } & Partial<Progress>);

export const formatNotice = (notice: Notice): string => {
  if (notice.kind === 'payout') return `Payout: ${payoutStates[notice.state].label}`;
  const { category, hasJoined = false, number, count } = notice;
  if (category === undefined) return '';
  const word = progressWord(category, hasJoined);
  return number && count ? `Stage ${number}/${count}, ${word}` : word;
};
