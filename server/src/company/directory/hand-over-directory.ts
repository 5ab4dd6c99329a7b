import sql, { type Sql } from 'sql-template-tag';
import { directoryCalls } from '../../../contract/company/directory/directory.calls';
import { workHandedOver } from '../../identity/people/hooks';
import type { Db } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';

const changedKinds = (['departments', 'functions', 'people'] as const).flatMap(
  (kind) => directoryCalls[kind].update.changes ?? [],
);

const replaceHead = async (db: Db, update: Sql): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`${update} returning id`);
  return rows.map(({ id }) => id);
};

export const handOverDirectory = workHandedOver.by(async (tx, { from, to }) => {
  const head = sql`set head_id = ${to}, version = version + 1 where head_id = ${from}`;
  const departmentId = await replaceHead(tx, sql`update department ${head}`);
  const functionId = await replaceHead(tx, sql`update organization_function ${head}`);
  for (const owner of changedKinds) announce(tx, { owner, ids: [], jobIds: [] });
  return {
    counts: { departments: departmentId.length, functions: functionId.length },
    details: { departmentId, functionId },
  };
});
