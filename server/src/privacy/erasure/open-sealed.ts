import sql from 'sql-template-tag';
import type { SealedRecord } from '../../../contract/privacy/erasure/erasure';
import {
  erasureMessages,
  maxSealedRecordParts,
} from '../../../contract/privacy/erasure/erasure-constants';
import type { KeyRing } from '../../platform/access/key-ring';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { OriginalRow } from '../../platform/personal-data';
import { decryptOriginals } from './seal-originals';

/** Label for a table or column such as `applicant_details` or `first_name`. */
const toLabel = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === '{}';

/** Columns for searches, which only repeat other columns. */
const derived: ReadonlySet<string> = new Set(['words', 'phone_number', 'phone_is_read']);

const toPart = ({ table, columns }: OriginalRow): SealedRecord['parts'][number] => ({
  title: toLabel(table),
  values: Object.entries(columns)
    .filter(([name, value]) => !derived.has(name) && !isEmpty(value))
    .map(([name, value]) => ({ name: toLabel(name), value: toText(value) })),
});

interface Sealed {
  applicantIds: number[];
  sealed: Buffer | null;
  isOfficer: boolean;
}

/**
 * Shows the original data of an anonymised person while they are stored encrypted. Only the privacy
 * officer may read them, and who read them and why is logged.
 * @throws AppError for everybody else.
 */
export const readOriginalData = (
  db: Database,
  keys: KeyRing,
  { applicationId, actorId, reason }: { applicationId: number; actorId: number; reason: string },
): Promise<SealedRecord> =>
  db.transaction(async (tx) => {
    const found = await tx.one<Sealed>(sql`
      select erasure.applicant_ids as "applicantIds", erasure.sealed,
        coalesce(setting.officer_id = ${actorId}, false) as "isOfficer"
      from erasure cross join privacy_setting setting
      where applicant_ids @> array[(select applicant_id from application where id = ${applicationId})]
        and restored_at is null
      order by erasure.id desc limit 1`);
    if (!found) throw new AppError('NOT_FOUND');
    if (!found.isOfficer) throw new AppError('FORBIDDEN', { message: erasureMessages.officerOnly });
    if (!found.sealed) throw new AppError('STALE_VERSION', { message: erasureMessages.gone });
    const content = decryptOriginals(found.sealed, keys);
    if (!content) throw new AppError('STALE_VERSION', { message: erasureMessages.lostKey });
    await audit(tx, actorId, 'application.open-sealed', { id: applicationId, details: { reason } });
    await tx.run(sql`
      insert into record_reading (reader_id, kind, application_id, day)
      values (${actorId}, 'record', ${applicationId}, (now() at time zone company_zone())::date)
      on conflict do nothing`);
    const parts = content.originals
      .filter(({ table }) => table !== 'stored_file')
      .map(toPart)
      .filter(({ values }) => values.length > 0);
    return {
      ...{ names: [...content.words.names], emails: [...content.words.emails] },
      phones: [...content.words.phones],
      parts: parts.slice(0, maxSealedRecordParts),
      left: Math.max(0, parts.length - maxSealedRecordParts),
    };
  });
