import sql, { join, raw, type Sql } from 'sql-template-tag';
import type {
  DefaultStatuses,
  GeneralSettings,
  GeneralSettingsUpdate,
  StatusesOfPromisedPayouts,
} from '../../../contract/company/general-settings/general-settings';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges } from '../../platform/audit/field-changes';
import type { Db, Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { announce } from '../../platform/realtime/changes';
import { toNaturalOrder } from '../../platform/lists/sort-order';

const isReservedStatus = sql`status.id in (1, 2, 19)`;
const isInStage = sql`exists (select 1 from stage_status where status_id = status.id)`;

export const defaultStatusConditions = {
  without: sql`(${isReservedStatus} or not ${isInStage})`,
  with: isInStage,
} as const satisfies Record<string, Sql>;

export const readDefaultStatuses = (
  db: Db,
  kind: keyof typeof defaultStatusConditions,
): Promise<DefaultStatuses> =>
  db.many(
    sql`select id, name from status where ${defaultStatusConditions[kind]} order by ${toNaturalOrder(sql`name`)}, id`,
  );

export const readStatusesOfPromisedPayouts = (db: Db): Promise<StatusesOfPromisedPayouts> =>
  db.many(sql`
    select kind, referrals, case when status.id is not null then
      json_build_object('id', status.id, 'name', status.name) end as status
    from (
      select kind, status_id, count(*)::integer as referrals
      from referral join job on job.id = referral.job_id
        cross join lateral (
          select case when job.pipeline_id is null then 'without' else 'with' end as kind,
            case when job.pipeline_id is null then without_payable_status_id
              else with_payable_status_id end as status_id) promised
      where referral.state in ('waiting', 'approved', 'on-hold')
      group by kind, status_id) counted
      left join status on status.id = counted.status_id
    order by kind, referrals desc, status.name`);

export const readGeneralSettings = async (db: Db): Promise<GeneralSettings> => {
  const row = await db.one<GeneralSettings>(sql`
    select without_hiring_process_id as "withoutHiringProcessId",
      (select json_build_object('id', status.id, 'name', status.name) from status
        where status.id = without_hiring_process_id) as "withoutHiringPipelineStatus",
      without_payable_status_id as "withoutPayableStatusId",
      with_hiring_process_id as "withHiringProcessId",
      with_payable_status_id as "withPayableStatusId", requires_reason as "requiresReason", version
    from general_settings`);
  if (!row) throw new Error('The general settings are gone');
  return row;
};

const settingColumns = {
  withoutHiringProcessId: ['without_hiring_process_id', 'without'],
  withoutPayableStatusId: ['without_payable_status_id', 'without'],
  withHiringProcessId: ['with_hiring_process_id', 'with'],
  withPayableStatusId: ['with_payable_status_id', 'with'],
} as const satisfies Partial<
  Record<
    keyof GeneralSettingsUpdate,
    readonly [column: string, keyof typeof defaultStatusConditions]
  >
>;
type StatusSetting = keyof typeof settingColumns;

/** @throws AppError naming the fields whose status does not fit their kind of job. */
const assertStatuses = async (
  tx: Db,
  sent: readonly (readonly [StatusSetting, number | null])[],
): Promise<void> => {
  const wrong: Record<string, string> = {};
  for (const [field, id] of sent) {
    if (id === null) continue;
    const found = await tx.one(sql`
      select 1 from status where id = ${id} and ${defaultStatusConditions[settingColumns[field][1]]} for share`);
    if (!found) wrong[field] = 'Choose one of the statuses that are offered.';
  }
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
};

/** @throws AppError `STALE_VERSION` with the stored settings. */
export const writeGeneralSettings = (
  db: Database,
  { userId }: Actor,
  body: GeneralSettingsUpdate,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select 1 from general_settings for update`);
    const stored = await readGeneralSettings(tx);
    await assertVersion(body.version, stored.version, () => Promise.resolve(stored));
    const sent = (Object.keys(settingColumns) as StatusSetting[]).flatMap((field) =>
      body[field] === undefined ? [] : [[field, body[field]] as const],
    );
    await assertStatuses(tx, sent);
    const values = sent.map(([field, id]) => sql`${raw(settingColumns[field][0])} = ${id}`);
    const { requiresReason } = body;
    if (requiresReason !== undefined) values.push(sql`requires_reason = ${requiresReason}`);
    await tx.run(sql`
      update general_settings set ${join([...values, sql`version = version + 1`])}`);
    await audit(tx, userId, 'general-settings.update', {
      id: 1,
      changes: getFieldChanges(
        { ...stored },
        {
          ...Object.fromEntries(sent),
          ...(requiresReason !== undefined && { requiresReason }),
        },
      ),
    });
    announce(tx, { owner: 'general-settings', ids: [1], jobIds: [] });
  });
