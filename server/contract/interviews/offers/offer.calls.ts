import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  NewOffer,
  Offer,
  OfferChange,
  OfferDecision,
  OfferQuery,
  OfferActionBody,
  OfferWithdrawal,
} from './offer';

const path = '/api/v1/offers';
const shows = ['offer', 'application'];
const changes = { changes: ['offer'] };
interface Id {
  id: number;
}

export const getOffers = call<{ query: OfferQuery; reply: Many<Offer> }>('GET', path, { shows });

export const getOffer = call<{ params: Id; reply: One<Offer> }>('GET', `${path}/:id`, { shows });

export const createOffer = call<{ body: NewOffer; reply: One<Offer> }>('POST', path, changes);

/** Changes an offer; if it was already handed in for approval, the approval starts again. */
export const updateOffer = call<{ params: Id; body: OfferChange; reply: One<Offer> }>(
  'PUT',
  `${path}/:id`,
  changes,
);

/** Generates the offer's document and requests the first approval. */
export const handInOfferForApproval = call<{
  params: Id;
  body: OfferActionBody;
  reply: One<Offer>;
}>('POST', `${path}/:id/hand-in`, changes);

export const decideOffer = call<{ params: Id; body: OfferDecision; reply: One<Offer> }>(
  'POST',
  `${path}/:id/decision`,
  changes,
);

export const sendOffer = call<{ params: Id; body: OfferActionBody; reply: One<Offer> }>(
  'POST',
  `${path}/:id/send`,
  changes,
);

export const withdrawOffer = call<{ params: Id; body: OfferWithdrawal; reply: One<Offer> }>(
  'POST',
  `${path}/:id/withdrawal`,
  changes,
);
