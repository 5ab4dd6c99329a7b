import sql, { type Sql } from 'sql-template-tag';
import type { Db, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import {
  assertAdministratorRemains,
  lockAdministrators,
  listSignInAdministrators,
} from './administrators';
import { ownDeactivationMessage, writePeopleState } from './write-person';

/** SQL over `app_user`: true from the person's last day on, by the company's time zone. */
export const isLeavingDateReachedSql = sql`
  coalesce(leaving_date <= (now() at time zone company_zone())::date, false)`;

const findPersonIds = async (tx: Db, condition: Sql): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(
    sql`select id from app_user where ${condition} order by id for update`,
  );
  return rows.map(({ id }) => id);
};

const deactivateLeavers = async (
  tx: Transaction,
  actorId: number | null,
  ids: number[],
): Promise<void> => {
  await writePeopleState(tx, actorId, ids, false, true);
  await tx.run(sql`update app_user set has_left = true where id = any (${ids}::integer[])`);
};

/**
 * Deactivates people whose last day has come. Call `lockAdministrators` before.
 * @throws AppError for the calling user and for the last administrator.
 */
export const deactivatePeopleAfterLastDay = async (
  tx: Transaction,
  actorId: number,
  ids: readonly number[],
): Promise<void> => {
  const these = sql`id = any (${[...ids]}::integer[])`;
  const left = await findPersonIds(tx, sql`${these} and is_active and ${isLeavingDateReachedSql}`);
  const back = await findPersonIds(
    tx,
    sql`${these} and has_left and not ${isLeavingDateReachedSql}`,
  );
  await writePeopleState(tx, actorId, back, true, true);
  if (left.length === 0) return;
  if (left.includes(actorId)) throw new AppError('IN_USE', { message: ownDeactivationMessage });
  await deactivateLeavers(tx, actorId, left);
  await assertAdministratorRemains(tx);
};

/**
 * Deactivates people after their last day; runs daily. If all administrators would be deactivated, they stay
 * active.
 */
export const deactivateDueLeavers = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const left = await findPersonIds(tx, sql`is_active and ${isLeavingDateReachedSql}`);
    if (left.length === 0) return;
    const administrators = await listSignInAdministrators(tx);
    const areAll = administrators.every((id) => left.includes(id));
    await deactivateLeavers(
      tx,
      null,
      areAll ? left.filter((id) => !administrators.includes(id)) : left,
    );
  });
