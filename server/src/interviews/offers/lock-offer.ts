import sql from 'sql-template-tag';
import type { OfferState, PayPeriod } from '../../../contract/interviews/offers/offer-constants';
import {
  lockApplications,
  type LockedApplication,
} from '../../applicants/applications/lock-applications';
import type { Db, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { readListRow } from '../../platform/lists/read-list-page';
import { announce } from '../../platform/realtime/changes';
import { offerList, type OfferReader } from './offers.list';

export interface LockedOffer {
  id: number;
  state: OfferState;
  number: number;
  position: string;
  payMinor: number;
  currency: string;
  period: PayPeriod;
  startsOn: string;
  expiresOn: string;
  templateId: number;
  madeBy: number;
  version: number;
  application: LockedApplication;
}

export const createOfferRefusal = (message: string): AppError =>
  new AppError('PRECONDITION_FAILED', { message });

export const announceOffer = (tx: Transaction, id: number, jobId: number): void =>
  announce(tx, { owner: 'offer', ids: [id], jobIds: [jobId] });

/**
 * Locks the application first, as moves do, which avoids deadlocks.
 * @throws AppError when the offer does not exist within the scope, or changed since `version`.
 */
export const lockOffer = async (
  tx: Transaction,
  id: number,
  reader: OfferReader,
  version?: number,
): Promise<LockedOffer> => {
  const [application] = await lockApplications(
    tx,
    [sql`application.id = (select application_id from offer where offer.id = ${id})`, reader.scope],
    null,
    1,
  );
  const offer = await tx.one<Omit<LockedOffer, 'application'>>(sql`
    select id, state, number, position, pay_minor as "payMinor", currency, period,
      starts_on::text as "startsOn", expires_on::text as "expiresOn",
      template_id as "templateId", made_by as "madeBy", version
    from offer where id = ${id} for update`);
  if (!application || !offer) throw new AppError('NOT_FOUND');
  await assertVersion(
    version,
    offer.version,
    async () => JSON.parse((await readListRow(tx, offerList, id, reader)) ?? 'null') as unknown,
  );
  return { ...offer, payMinor: Number(offer.payMinor), application };
};

export const closeOffer = async (
  tx: Transaction,
  id: number,
  state: 'accepted' | 'declined' | 'expired' | 'withdrawn',
  said: { signedName?: string; reason?: string } = {},
): Promise<void> => {
  await tx.run(sql`
    update offer set state = ${state}, closed_at = now(), signed_name = ${said.signedName ?? ''},
      reason = ${said.reason ?? ''}, version = version + 1
    where id = ${id}`);
};

export const readCompanyToday = async (db: Db): Promise<string> =>
  (
    await db.one<{ day: string }>(
      sql`select (now() at time zone company_zone())::date::text as day`,
    )
  )?.day ?? '';
