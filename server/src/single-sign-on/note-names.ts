import sql from 'sql-template-tag';
import type { Config } from '../config';
import type { Db } from '../db/database';

/** Keeps what the providers are called, so that what they gave names them also when one is gone. */
export const noteNames = async (
  db: Db,
  { providers }: Pick<Config, 'providers'>,
): Promise<void> => {
  if (providers.length === 0) return;
  const named = JSON.stringify(providers.map(({ id, name }) => ({ id, name })));
  await db.run(sql`
    insert into sso_provider (id, name)
    select id, name from jsonb_to_recordset(${named}::jsonb) as given (id text, name text)
    order by id
    on conflict (id) do update set name = excluded.name where sso_provider.name <> excluded.name`);
};
