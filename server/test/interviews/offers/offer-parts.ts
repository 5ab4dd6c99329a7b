import type { Offer } from '../../../contract/interviews/offers/offer';
import { toDayAfterToday } from '../../jobs/postings/job-parts';
import type { Caller } from '../../server';

export const offersPath = '/api/v1/offers';

export const toOfferTerms = (parts: object = {}) => ({
  ...{ position: 'Baker', pay: 52_000.5, currency: 'EUR', period: 'year', templateId: 1 },
  ...{ startsOn: toDayAfterToday(40), expiresOn: toDayAfterToday(7) },
  ...parts,
});

const toOffer = (answer: Awaited<ReturnType<Caller['send']>>): Offer => {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json() as { data: Offer }).data;
};

export const makeOffer = async (
  by: Caller,
  applicantId: number,
  parts: object = {},
): Promise<Offer> =>
  toOffer(await by.send('POST', offersPath, { payload: { applicantId, ...toOfferTerms(parts) } }));

export const postOfferAction = async (by: Caller, id: number, what: string, payload: object = {}) =>
  by.send('POST', `${offersPath}/${id}/${what}`, { payload });

/** Submits and sends an offer; without a rule for its pay it needs no approval. */
export const sendOffer = async (
  by: Caller,
  applicantId: number,
  parts: object = {},
): Promise<Offer> => {
  const { id } = await makeOffer(by, applicantId, parts);
  toOffer(await postOfferAction(by, id, 'hand-in'));
  return toOffer(await postOfferAction(by, id, 'send'));
};
