import { randomInt } from 'node:crypto';
import sql, { join, raw } from 'sql-template-tag';
import type {
  InterviewSettings,
  InterviewSettingsUpdate,
} from '../../../contract/interviews/scheduling/interview';
import {
  interviewMessages,
  maxInterviewPlaceLength,
} from '../../../contract/interviews/scheduling/interview-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges } from '../../platform/audit/field-changes';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { announce } from '../../platform/realtime/changes';

const columns = {
  days: 'days',
  dayStart: 'day_start',
  dayEnd: 'day_end',
  placeTemplate: 'place_template',
} as const;

export const readInterviewSettings = async (db: Db): Promise<InterviewSettings> => {
  const settings = await db.one<InterviewSettings>(sql`
    select days, to_char(day_start, 'HH24:MI') as "dayStart", to_char(day_end, 'HH24:MI') as "dayEnd",
      place_template as "placeTemplate", version
    from interview_setting`);
  if (!settings) throw new Error('The settings of interviews are gone');
  return settings;
};

export const writeInterviewSettings = (
  db: Database,
  actor: Actor,
  { version, ...sent }: InterviewSettingsUpdate,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select from interview_setting for update`);
    const stored = await readInterviewSettings(tx);
    await assertVersion(version, stored.version, () => Promise.resolve(stored));
    const next = { ...stored, ...sent };
    if (next.dayEnd <= next.dayStart) throw invalidField('dayEnd', interviewMessages.hours);
    const values = (Object.keys(columns) as (keyof typeof columns)[])
      .filter((name) => sent[name] !== undefined)
      .map((name) => sql`${raw(columns[name])} = ${sent[name]}`);
    await tx.run(sql`
      update interview_setting set ${join([...values, sql`version = version + 1`])}`);
    await audit(tx, actor.userId, 'interview-settings.update', {
      id: 1,
      changes: getFieldChanges({ ...stored }, sent),
    });
    announce(tx, { owner: 'interview-settings', ids: [1], jobIds: [] });
  });

/**
 * Place of the interview: the entered text, else a video room of the company's provider with a random number.
 */
export const chooseInterviewLocation = async (
  tx: Transaction,
  place: string | undefined,
): Promise<string> => {
  if (place !== undefined) return place.trim();
  const { placeTemplate } = await readInterviewSettings(tx);
  const number = `${randomInt(1e9, 1e10 - 1)}${randomInt(1e9, 1e10 - 1)}`;
  return placeTemplate.replaceAll('{id}', number).slice(0, maxInterviewPlaceLength);
};
