import type { StatusCategory } from '../../../contract/applicants/application-constants';
import type { MessageKind } from '../../../contract/chat/chat-constants';
import {
  payoutStates,
  progressWord,
  type PayoutState,
} from '../../../contract/referrals/payout-constants';

interface Progress {
  category: StatusCategory;
  hasJoined: boolean;
  /** The stage's place on the way; none without a pipeline. */
  number: number | null;
  count: number | null;
}

/** What a chat says by itself, as facts; of a step that was taken back only its kind is left. */
export type Notice =
  | { kind: Extract<MessageKind, 'payout'>; state: PayoutState }
  | ({ kind: Extract<MessageKind, 'progress'> } & Partial<Progress>);

/** The same in words that everyone who reads the chat may read. */
export const noticeWords = (notice: Notice): string => {
  if (notice.kind === 'payout') return `Payout: ${payoutStates[notice.state].label}`;
  const { category, hasJoined = false, number, count } = notice;
  if (category === undefined) return '';
  const word = progressWord(category, hasJoined);
  return number && count ? `Stage ${number}/${count}, ${word}` : word;
};
