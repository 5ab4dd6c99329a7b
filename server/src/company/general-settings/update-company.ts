import sql from 'sql-template-tag';
import type { CompanyUpdate } from '../../../contract/platform/company/company';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges } from '../../platform/audit/field-changes';
import { readCompany } from '../../platform/company/read-records';
import { findDatabaseTimeZone } from '../../platform/company/find-database-zone';
import { writeCompany } from '../../platform/company/write-company';
import { currencies } from '../../../contract/platform/company/company-constants';
import { isSameTimeZone } from '../../../contract/platform/company/time-zone-constants';
import type { Db, Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { AppError, invalidField } from '../../platform/errors';
import { addFile, deleteFiles, type CheckedFile } from '../../platform/files/file-changes';
import { assertVersion } from '../../platform/http/assert-version';
import { announce } from '../../platform/realtime/changes';
import { toCompanyPictureUrl } from './company-picture';

/** Pictures that were sent; a missing picture leaves the stored one unchanged. */
export interface SentCompanyPictures {
  logo?: CheckedFile | undefined;
  favicon?: CheckedFile | undefined;
}

/**
 * Returns the time zone in PostgreSQL's spelling.
 * @throws AppError when it does not exist.
 */
export const requireKnownTimeZone = async (db: Db, timeZone: string): Promise<string> => {
  const known = await findDatabaseTimeZone(db, timeZone);
  if (known === undefined) throw invalidField('timeZone', 'Choose a time zone');
  return known;
};

interface StoredPicture {
  file: string | null;
  url: string;
}

const storePicture = async (
  tx: Transaction,
  { storage }: Pick<ServerDependencies, 'storage'>,
  { userId }: Actor,
  {
    sent,
    isRemoved,
    kept,
  }: { sent: CheckedFile | undefined; isRemoved: boolean; kept: StoredPicture },
): Promise<StoredPicture> => {
  if (sent) {
    const file = await addFile(tx, storage, sent, userId);
    return { file, url: toCompanyPictureUrl(file) };
  }
  return isRemoved ? { file: null, url: '' } : kept;
};

/**
 * A new time zone recounts all totals by day, while no job or application can be written.
 * @throws AppError `STALE_VERSION` with the stored record.
 */
export const updateCompany = async (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  actor: Actor,
  body: CompanyUpdate,
  pictures: SentCompanyPictures,
): Promise<void> => {
  const zone =
    body.timeZone === undefined ? undefined : await requireKnownTimeZone(db, body.timeZone);
  if (body.currency !== undefined && !currencies.includes(body.currency))
    throw invalidField('currency', 'Choose a currency');
  await db.transaction(async (tx) => {
    if (zone !== undefined)
      await tx.run(sql`lock table job, application in share row exclusive mode`);
    const row = await tx.one<{ version: number; logo: string | null; favicon: string | null }>(sql`
      select version, logo_file_id as logo, favicon_file_id as favicon
      from company where id = 1 for update`);
    if (!row) throw new AppError('NOT_FOUND');
    const before = await readCompany(tx, 1);
    await assertVersion(body.version, row.version, () => Promise.resolve(before));
    const logo = await storePicture(tx, { storage }, actor, {
      sent: pictures.logo,
      isRemoved: body.companyLogo === '',
      kept: { file: row.logo, url: before.companyLogo },
    });
    const favicon = await storePicture(tx, { storage }, actor, {
      sent: pictures.favicon,
      isRemoved: body.companyFaviconIcon === '',
      kept: { file: row.favicon, url: before.companyFaviconIcon },
    });
    const isMoved = zone !== undefined && !isSameTimeZone(zone, before.timeZone);
    await writeCompany(tx, {
      name: body.companyName?.trim() ?? before.companyName,
      currency: body.currency ?? before.currency,
      date_order: body.dateOrder ?? before.dateOrder,
      version: row.version + 1,
      logo_url: logo.url,
      logo_file_id: logo.file,
      favicon_url: favicon.url,
      favicon_file_id: favicon.file,
      ...(isMoved && { time_zone: zone }),
    });
    const gone = [row.logo, row.favicon].filter(
      (id) => id !== null && id !== logo.file && id !== favicon.file,
    );
    await deleteFiles(tx, gone as string[]);
    const { version: _, ...after } = await readCompany(tx, 1);
    await audit(tx, actor.userId, 'company.update', {
      id: 1,
      name: after.companyName,
      changes: getFieldChanges({ ...before }, after),
    });
    announce(tx, { owner: 'company', ids: [1], jobIds: [] });
    // After a change of the time zone, pages reload data that depends on the company's dates.
    if (isMoved)
      for (const owner of ['job', 'application'])
        announce(tx, { owner, ids: [], jobIds: [], movesReach: true });
  });
};
