import sql from 'sql-template-tag';
import type {
  PrivacySetting,
  PrivacySettingChange,
} from '../../../contract/privacy/retention/privacy-setting';
import { retentionMessages } from '../../../contract/privacy/retention/retention-rule-constants';
import { readGrants } from '../../platform/access/read-grants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges } from '../../platform/audit/field-changes';
import type { Database, Db } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';

export const readPrivacySetting = async (db: Db): Promise<PrivacySetting> => {
  const row = await db.one<PrivacySetting>(sql`
    select officer_id as "officerId", own_word_days as "ownWordDays", setting.version,
      coalesce((select btrim(first_name || ' ' || last_name) from app_user
        where app_user.id = officer_id), '') as officer
    from privacy_setting setting`);
  if (!row) throw new Error('There is no privacy setting');
  return row;
};

/** A privacy officer must be able to see privacy records, so only administrators and auditors can be one. */
const assertMayBeOfficer = async (db: Db, officerId: number | null): Promise<void> => {
  if (officerId !== null && !(await readGrants(db, officerId)).has('privacy:view'))
    throw invalidField('officerId', retentionMessages.officer);
};

export const writePrivacySetting = (
  db: Database,
  actor: Actor,
  { officerId, ownWordDays, version }: PrivacySettingChange,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select from privacy_setting for update`);
    const stored = await readPrivacySetting(tx);
    await assertVersion(version, stored.version, () => Promise.resolve(stored));
    await assertMayBeOfficer(tx, officerId);
    await tx.run(sql`
      update privacy_setting set officer_id = ${officerId}, own_word_days = ${ownWordDays},
        version = version + 1`);
    const before = { officerId: stored.officerId, ownWordDays: stored.ownWordDays };
    await audit(tx, actor.userId, 'privacy-setting.update', {
      changes: getFieldChanges(before, { officerId, ownWordDays }),
    });
  });
