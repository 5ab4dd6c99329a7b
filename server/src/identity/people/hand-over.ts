import sql, { type Sql } from 'sql-template-tag';
import type { HandedOver } from '../../../contract/identity/people/person';
import type { Actor } from '../../platform/access/actor';
import { isHiringStaffSql } from '../../platform/access/hiring-staff';
import { audit } from '../../platform/audit/audit';
import type { Database, Db } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { lockAdministrators } from './administrators';
import { enqueueHandOverMail } from './hand-over-mail';
import { workHandedOver, type HandOverResult } from './hooks';
import { announce } from '../../platform/realtime/changes';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';

const readRecordIds = async (tx: Db, statement: Sql): Promise<number[]> =>
  (await tx.many<{ id: number }>(statement)).map(({ id }) => id);

/** A successor who reports to the person gets the person's manager, which avoids a cycle. */
const replaceManager = async (tx: Db, from: number, to: number): Promise<number[]> => {
  await tx.run(sql`
    with recursive path (at) as (
      select manager_id from app_user where id = ${to}
      union select person.manager_id from path join app_user person on person.id = path.at)
    update app_user set manager_id = (select manager_id from app_user where id = ${from}),
      version = version + 1
    where id = ${to} and exists (select from path where at = ${from})`);
  return readRecordIds(
    tx,
    sql`update app_user set manager_id = ${to}, version = version + 1
      where manager_id = ${from} returning id`,
  );
};

const emptyHandOver: HandedOver = {
  jobs: 0,
  applicants: 0,
  groups: 0,
  departments: 0,
  functions: 0,
  people: 0,
};

/**
 * @throws AppError when the successor does not work in hiring or is the person whose work is handed
 * over.
 */
export const handOver = (
  db: Database,
  { userId }: Actor,
  from: number,
  to: number,
): Promise<HandedOver> =>
  db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const known = await tx.one(sql`select 1 from app_user where id = ${from}`);
    if (!known) throw new AppError('NOT_FOUND');
    const successor = await tx.one(
      sql`select 1 from app_user where id = ${to} and ${isHiringStaffSql('app_user')}`,
    );
    if (!successor || from === to)
      throw invalidField('toPersonId', 'Choose someone else of the hiring staff who is active.');
    const parts = await workHandedOver.run(tx, { from, to, actorId: userId });
    const people = await replaceManager(tx, from, to);
    let counts: HandedOver = { ...emptyHandOver, people: people.length };
    let details: HandOverResult['details'] = { personId: people };
    for (const part of parts) {
      counts = { ...counts, ...part.counts };
      details = { ...details, ...part.details };
    }
    if (to !== userId) await enqueueHandOverMail(tx, { from, to, counts });
    await audit(tx, userId, 'person.hand-over', {
      id: from,
      details: { toPersonId: to, ...details },
    });
    announce(tx, { owner: permissionsChanged, ids: [from, to], jobIds: [] });
    return counts;
  });
