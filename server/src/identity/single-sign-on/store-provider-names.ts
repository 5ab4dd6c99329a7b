import sql from 'sql-template-tag';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/db/database';

/**
 * Names of providers are stored longer than their configuration; accounts of removed providers cannot sign
 * in.
 */
export const storeProviderNames = async (
  db: Db,
  { providers }: Pick<Config, 'providers'>,
): Promise<void> => {
  const ids = providers.map(({ id }) => id);
  await db.run(sql`
    update sso_provider set is_listed = (id = any (${ids}::text[]))
    where is_listed <> (id = any (${ids}::text[]))`);
  if (providers.length === 0) return;
  const named = JSON.stringify(providers.map(({ id, name }) => ({ id, name })));
  await db.run(sql`
    insert into sso_provider (id, name)
    select id, name from jsonb_to_recordset(${named}::jsonb) as given (id text, name text)
    order by id
    on conflict (id) do update set name = excluded.name where sso_provider.name <> excluded.name`);
};
