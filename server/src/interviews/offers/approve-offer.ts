import sql from 'sql-template-tag';
import type { OfferDecision } from '../../../contract/interviews/offers/offer';
import { offerMessages } from '../../../contract/interviews/offers/offer-constants';
import type { Role } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { invalidField } from '../../platform/errors';
import { announceOffer, lockOffer, createOfferRefusal, type LockedOffer } from './lock-offer';
import { storeOfferLetter } from './offer-document';
import { mailOfferApprovers, mailOfferMaker } from './offer-mails';
import type { OfferReader } from './offers.list';

type Dependencies = Pick<ServerDependencies, 'db' | 'storage'>;

/** Reads the approving roles from the rule with the highest pay that the offer reaches. */
const readChain = async (tx: Transaction, offer: LockedOffer): Promise<readonly Role[]> =>
  (
    await tx.one<{ roles: Role[] }>(sql`
      select roles from offer_rule
      where currency = ${offer.currency} and period = ${offer.period}
        and min_minor <= ${offer.payMinor}
      order by min_minor desc limit 1`)
  )?.roles ?? [];

export const submitOfferForApproval = (
  { db, storage }: Dependencies,
  actor: Actor,
  id: number,
  version: number | undefined,
  reader: OfferReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, id, reader, version);
    if (offer.state !== 'draft') throw createOfferRefusal(offerMessages.notDraft);
    const edited = await tx.one<{ number: number }>(sql`
      select 1 + coalesce(max(number), 0) as number from offer_edition where offer_id = ${id}`);
    const number = edited?.number ?? 1;
    const fileId = await storeOfferLetter(tx, storage, { ...offer, number }, actor.userId);
    const chain = await readChain(tx, offer);
    await tx.run(sql`
      insert into offer_edition (offer_id, number, position, pay_minor, currency, period,
        starts_on, made_by, file_id)
      select id, ${number}, position, pay_minor, currency, period, starts_on, ${actor.userId},
        ${fileId} from offer where id = ${id}`);
    await tx.run(sql`
      insert into offer_approval (offer_id, number, place, role)
      select ${id}, ${number}, place, role
      from unnest(${[...chain]}::text[]) with ordinality as step (role, place)`);
    const state = chain.length === 0 ? 'approved' : 'waiting';
    await tx.run(sql`
      update offer set state = ${state}, number = ${number}, version = version + 1
      where id = ${id}`);
    await audit(tx, actor.userId, 'offer.hand-in', { id, groupId: offer.application.groupId });
    if (state === 'waiting') await mailOfferApprovers(tx, id, number);
    announceOffer(tx, id, offer.application.jobId);
  });

interface NextStep {
  place: number;
  role: Role;
  handedInBy: number;
  /** Number of approval steps of the offer's current edition that the user decided. */
  decided: number;
}

const assertMayDecide = (step: NextStep, offer: LockedOffer, { userId, roles }: Actor): void => {
  if (offer.madeBy === userId || step.handedInBy === userId)
    throw createOfferRefusal(offerMessages.own);
  if (!roles.includes(step.role)) throw createOfferRefusal(offerMessages.role);
  if (step.decided > 0) throw createOfferRefusal(offerMessages.twice);
};

export const decideOffer = (
  db: Database,
  actor: Actor,
  id: number,
  { isApproved, note = '', version }: OfferDecision,
  reader: OfferReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const said = note.trim();
    if (isApproved !== true && said === '') throw invalidField('note', offerMessages.note);
    const offer = await lockOffer(tx, id, reader, version);
    const { number } = offer;
    const step = await tx.one<NextStep>(sql`
      select step.place, step.role, edition.made_by as "handedInBy", (
        select count(*)::integer from offer_approval earlier where earlier.offer_id = ${id}
          and earlier.number = ${number} and earlier.decided_by = ${actor.userId}) as decided
      from offer_approval step join offer_edition edition using (offer_id, number)
      where offer_id = ${id} and number = ${number} and step.is_approved is null
      order by step.place limit 1`);
    if (offer.state !== 'waiting' || !step) throw createOfferRefusal(offerMessages.notWaiting);
    assertMayDecide(step, offer, actor);
    await tx.run(sql`
      update offer_approval set is_approved = ${isApproved}, note = ${said},
        decided_by = ${actor.userId}, decided_at = now()
      where offer_id = ${id} and number = ${number} and place = ${step.place}`);
    const left = await tx.one(sql`
      select from offer_approval
      where offer_id = ${id} and number = ${number} and is_approved is null limit 1`);
    const state = isApproved !== true ? 'draft' : left ? 'waiting' : 'approved';
    await tx.run(sql`
      update offer set state = ${state}, version = version + 1 where id = ${id}`);
    await audit(tx, actor.userId, 'offer.decide', {
      ...{ id, groupId: offer.application.groupId, details: { isApproved } },
    });
    if (state === 'waiting') await mailOfferApprovers(tx, id, number);
    else await mailOfferMaker(tx, id, `decided:${number}:${step.place}`);
    announceOffer(tx, id, offer.application.jobId);
  });
