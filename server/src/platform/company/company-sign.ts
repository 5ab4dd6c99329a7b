import sql from 'sql-template-tag';
import type { Db } from '../db/database';

export interface CompanySign {
  name: string;
  logoUrl: string;
}

export const readCompanySign = async (db: Db): Promise<CompanySign> =>
  (await db.one<CompanySign>(
    sql`select name, logo_url as "logoUrl" from company where id = 1`,
  )) ?? {
    name: 'Hiring console',
    logoUrl: '',
  };
