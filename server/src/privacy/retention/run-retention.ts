import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database, Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { readAdministratorIds } from '../../platform/mail/administrators';
import type { Task } from '../../platform/queue/task';
import { toLedgerEntry } from '../erasure/anonymise';
import type { ErasureDependencies } from '../erasure/erasure-dependencies';
import { erasePeople, type StoredErasure } from '../erasure/erase-people';
import { appendLedger } from '../erasure/ledger-file';
import { askApplicantsToRenew } from './ask-to-renew';
import { missingConsentRule, readPeopleWithoutConsent } from '../own-word/missing-word';
import { countDuePeopleByRule, filterDuePeople, readDuePeople, type DuePerson } from './due-people';
import { readRulesInForce, type RetentionRule } from './governing-rules';
import { retentionReportMail } from './retention-report';

const portion = 100;
const perReading = 10_000;

export interface RetentionDependencies extends ErasureDependencies {
  db: Database;
  /** Folder with this server's data, including the ledger of erasures. */
  folder: string;
}

/** Opens a run; one that was killed is continued under its number. */
const openRun = async (db: Db): Promise<number> => {
  const open = await db.one<{ id: number }>(sql`
    select id from retention_run where finished_at is null`);
  const made =
    open ??
    (await db.one<{ id: number }>(sql`insert into retention_run default values returning id`));
  return made?.id ?? 0;
};

const addTo = (column: string, rule: string, people: number): Sql => sql`
  ${raw(column)} = case when ${people}::integer = 0 then ${raw(column)} else jsonb_set(${raw(column)},
    array[${rule}::text], to_jsonb(coalesce((${raw(column)} ->> ${rule})::integer, 0) + ${people}::integer)) end`;

const countErased = (
  db: Db,
  runId: number,
  rule: string,
  gone: readonly StoredErasure[],
): Promise<number> => {
  const sealed = gone.filter(({ isSealed }) => isSealed).length;
  return db.run(sql`
    update retention_run set erased = erased + ${gone.length},
      ${addTo('by_rule', rule, gone.length)}, ${addTo('sealed_by_rule', rule, sealed)}
    where id = ${runId}`);
};

/** One transaction erases people and stores their number, so that both agree. */
const erasePortion = (
  { db, ...parts }: RetentionDependencies,
  runId: number,
  rules: readonly RetentionRule[],
  people: readonly DuePerson[],
): Promise<StoredErasure[]> =>
  db.transaction(async (tx) => {
    const due = await filterDuePeople(tx, rules, people);
    const erased: StoredErasure[] = [];
    for (const { id, name } of rules) {
      const ids = due.filter(({ rule }) => rule.id === id).map(({ applicantId }) => applicantId);
      if (ids.length === 0) continue;
      const cause = { actorId: null, reason: 'Retention', rule: name };
      const gone = await erasePeople(tx, parts, ids, cause);
      await countErased(tx, runId, name, gone);
      erased.push(...gone);
    }
    return erased;
  });

/** Erases those of these people who still have not consented when their records are locked. */
const eraseUnagreed = (
  { db, ...parts }: RetentionDependencies,
  runId: number,
  ids: readonly number[],
): Promise<StoredErasure[]> =>
  db.transaction(async (tx) => {
    await tx.many(sql`
      select id from application where applicant_id = any(${ids}::integer[]) order by id for update`);
    const still = await readPeopleWithoutConsent(
      tx,
      ids.length,
      sql`application.applicant_id = any(${ids}::integer[])`,
    );
    const cause = { actorId: null, reason: 'Consent', rule: missingConsentRule };
    const gone = await erasePeople(tx, parts, still, cause);
    if (gone.length > 0) await countErased(tx, runId, missingConsentRule, gone);
    return gone;
  });

const eraseAllUnagreed = async (
  parts: RetentionDependencies,
  runId: number,
  signal: AbortSignal,
): Promise<void> => {
  for (;;) {
    signal.throwIfAborted();
    const ids = await readPeopleWithoutConsent(parts.db, portion);
    if (ids.length === 0) return;
    const erased = await eraseUnagreed(parts, runId, ids);
    await appendLedger(parts.folder, erased.map(toLedgerEntry));
    // All of these people consented or were put on hold meanwhile.
    if (erased.length === 0) return;
  }
};

const finishRun = (
  db: Database,
  runId: number,
  left: Readonly<Record<string, number>>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const run = await tx.one<{ erased: number }>(sql`
      update retention_run set finished_at = now(), left_by_rule = ${JSON.stringify(left)}::jsonb
      where id = ${runId} returning erased`);
    if (!run || run.erased === 0) return;
    const people = await readAdministratorIds(tx);
    await enqueueMail(
      tx,
      retentionReportMail,
      people.map((personId) => ({
        ...{ cause: `run:${runId}`, to: { personId }, reference: { runId } },
      })),
    );
  });

/** Anonymises all people who are due, in portions; portions that are done remain if the run ends early. */
export const runRetention = async (
  parts: RetentionDependencies,
  { signal }: { signal: AbortSignal },
): Promise<void> => {
  const { db, folder } = parts;
  const rules = await readRulesInForce(db);
  const runId = await openRun(db);
  await eraseAllUnagreed(parts, runId, signal);
  await askApplicantsToRenew(db, rules, signal);
  for (;;) {
    const due = rules.length > 0 ? await readDuePeople(db, rules, perReading) : [];
    if (due.length === 0) break;
    let count = 0;
    for (let at = 0; at < due.length; at += portion) {
      signal.throwIfAborted();
      const erased = await erasePortion(parts, runId, rules, due.slice(at, at + portion));
      await appendLedger(folder, erased.map(toLedgerEntry));
      count += erased.length;
    }
    // All of these people were moved or put on hold meanwhile.
    if (count === 0) break;
  }
  await finishRun(db, runId, rules.length > 0 ? await countDuePeopleByRule(db, rules) : {});
};

export const createRetentionTask = (parts: RetentionDependencies): Task => ({
  name: 'run-retention',
  label: 'Anonymise applicants by the retention rules',
  maxTries: 10,
  queue: 'retention',
  schedule: '13 21 * * *',
  run: (_, run) => runRetention(parts, run),
});
