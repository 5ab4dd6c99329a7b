import type { Offer } from 'server/contract/interviews/offers/offer';
import { offerMessages } from 'server/contract/interviews/offers/offer-constants';
import {
  decideOffer,
  handInOfferForApproval,
  sendOffer,
  withdrawOffer,
} from 'server/contract/interviews/offers/offer.calls';
import { send } from 'shared-auth';

export type OfferStepName = 'hand-in' | 'approve' | 'give-back' | 'send' | 'withdraw';

interface OfferStep {
  label: string;
  words: string;
  /** Error message for an empty note; absent if the note is optional. */
  noteRequired?: string;
  hasNote?: true;
  right: 'offer:make' | 'offer:approve';
  isMain?: true;
  isOpen: (offer: Offer) => boolean;
  run: (offer: Offer, note: string) => Promise<unknown>;
}

const toRequest = ({ id, version }: Offer) => ({ params: { id }, body: { version } });

export const offerSteps: Readonly<Record<OfferStepName, OfferStep>> = {
  'hand-in': {
    label: 'Hand In',
    words: 'The document is made, and those who approve offers of this pay are asked in turn.',
    right: 'offer:make',
    isMain: true,
    isOpen: ({ state }) => state === 'draft',
    run: (offer) => send(handInOfferForApproval, toRequest(offer)),
  },
  approve: {
    label: 'Approve',
    words: 'The next in turn is asked; after the last, the offer can be sent.',
    hasNote: true,
    right: 'offer:approve',
    isMain: true,
    isOpen: ({ mayApprove }) => mayApprove,
    run: ({ id, version }, note) =>
      send(decideOffer, { params: { id }, body: { isApproved: true, note, version } }),
  },
  'give-back': {
    label: 'Give Back',
    words: 'The offer becomes a draft again, with your note beside it.',
    noteRequired: offerMessages.note,
    hasNote: true,
    right: 'offer:approve',
    isOpen: ({ mayApprove }) => mayApprove,
    run: ({ id, version }, note) =>
      send(decideOffer, { params: { id }, body: { isApproved: false, note, version } }),
  },
  send: {
    label: 'Send',
    words: 'The applicant gets a mail with a link to the document, and answers there.',
    right: 'offer:make',
    isMain: true,
    isOpen: ({ state }) => state === 'approved',
    run: (offer) => send(sendOffer, toRequest(offer)),
  },
  withdraw: {
    label: 'Withdraw',
    words: 'It can no longer be accepted. An applicant who has it is told, without the reason.',
    noteRequired: offerMessages.reason,
    hasNote: true,
    right: 'offer:make',
    isOpen: ({ state }) => ['draft', 'waiting', 'approved', 'sent'].includes(state),
    run: ({ id, version }, reason) =>
      send(withdrawOffer, { params: { id }, body: { reason, version } }),
  },
};

export const offerStepNames = Object.keys(offerSteps) as OfferStepName[];
