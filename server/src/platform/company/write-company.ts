import sql, { join, raw } from 'sql-template-tag';
import type { EveryoneRole } from '../../../contract/identity/people/person';
import type { Db } from '../db/database';

interface CompanyRow {
  name: string;
  time_zone: string;
  currency: string;
  date_order: string;
  everyone_role: EveryoneRole['role'];
  logo_url: string | null;
  logo_file_id: string | null;
  favicon_url: string | null;
  favicon_file_id: string | null;
  version: number;
}

export const writeCompany = async (db: Db, row: Partial<CompanyRow>): Promise<void> => {
  const values = Object.entries(row).map(([column, value]) => sql`${raw(column)} = ${value}`);
  await db.run(sql`update company set ${join(values)} where id = 1`);
};

export const setUpCompany = async (
  db: Db,
  company: { name: string; timeZone: string; currency: string; dateOrder: string },
): Promise<void> => {
  const { name, timeZone, currency, dateOrder } = company;
  await db.run(sql`
    insert into company (id, name, time_zone, currency, date_order, footer_content,
      copyright_content)
    values (1, ${name}, ${timeZone}, ${currency}, ${dateOrder}, ${name}, ${`© ${name}`})
    on conflict (id) do update
      set name = excluded.name, time_zone = excluded.time_zone, currency = excluded.currency,
        date_order = excluded.date_order`);
};
