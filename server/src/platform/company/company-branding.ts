import sql from 'sql-template-tag';
import type { Db } from '../db/database';

export interface CompanyBranding {
  name: string;
  logoUrl: string;
  faviconUrl: string;
}

export const readCompanyBranding = async (db: Db): Promise<CompanyBranding> =>
  (await db.one<CompanyBranding>(
    sql`
      select name, logo_url as "logoUrl", favicon_url as "faviconUrl" from company where id = 1`,
  )) ?? {
    name: 'Hiring console',
    logoUrl: '',
    faviconUrl: '',
  };
