import sql from 'sql-template-tag';
import { unusualReadingDays } from '../../../contract/privacy/reading/reading-constants';
import type { ReadingLimit, UnusualReading } from '../../../contract/privacy/reading/reading';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Db } from '../../platform/db/database';
import { assertVersion } from '../../platform/http/assert-version';
import { readerNameSql } from './readings.list';

/** Maximum of findings, enough for a few days of a few people; more would mean that the limit is too low. */
const maxFound = 50;

/** Finds users who opened unusually many resumes; each resume counts once a day per user. */
export const readUnusualReading = async (db: Db): Promise<UnusualReading> => {
  const row = await db.one<UnusualReading>(sql`
    with busy as (
      select reader_id, day, at,
        count(*) over (partition by reader_id order by at
          range between interval '1 hour' preceding and current row)::integer as resumes
      from record_reading
      where kind = 'resume' and at > now() - ${unusualReadingDays} * interval '1 day'),
    reading as (
      select distinct on (busy.reader_id, busy.day) busy.* from busy, privacy_setting setting
      where busy.resumes > setting.resumes_per_hour
      order by busy.reader_id, busy.day, busy.resumes desc, busy.at)
    select resumes_per_hour as "resumesPerHour", version, coalesce((
      select json_agg(json_build_object('readerId', reading.reader_id, 'name', ${readerNameSql},
        'resumes', reading.resumes, 'at', reading.at) order by reading.at desc)
      from (select * from reading order by at desc limit ${maxFound}) reading), '[]') as found
    from privacy_setting`);
  if (!row) throw new Error('There is no privacy setting');
  return row;
};

export const writeReadingLimit = (
  db: Database,
  actor: Actor,
  { resumesPerHour, version }: ReadingLimit,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await tx.one<{ version: number; before: number }>(sql`
      select version, resumes_per_hour as before from privacy_setting for update`);
    if (!stored) throw new Error('There is no privacy setting');
    await assertVersion(version, stored.version, () => readUnusualReading(tx));
    await tx.run(sql`
      update privacy_setting set resumes_per_hour = ${resumesPerHour}, version = version + 1`);
    await audit(tx, actor.userId, 'privacy-setting.update', {
      changes: { resumesPerHour: { before: stored.before, after: resumesPerHour } },
    });
  });
