import sql from 'sql-template-tag';
import type {
  Company,
  CopyrightContent,
  DefaultImage,
  Footer,
  SuiteApp,
  UserInfo,
} from '../../../contract/platform/company/company';
import type { Db } from '../db/database';
import { AppError } from '../errors';

const assertFound = <Row>(row: Row | undefined): Row => {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

export const readUserInfo = async (db: Db, userId: number): Promise<UserInfo> =>
  assertFound(
    await db.one<UserInfo>(sql`
      select id as "userId", first_name as "userName", last_name as "lastName",
        first_name || ' ' || last_name as name, avatar_url as "userAvatar", email,
        joining_date as "joiningDate"
      from app_user where id = ${userId}`),
  );

export const readCompany = async (db: Db, id: number): Promise<Company> =>
  assertFound(
    await db.one<Company>(sql`
      select id, name as "companyName", logo_url as "companyLogo",
        favicon_url as "companyFaviconIcon", time_zone as "timeZone", currency, date_order as "dateOrder", version
      from company where id = ${id}`),
  );

export const readSuiteApps = (db: Db): Promise<SuiteApp[]> =>
  db.many<SuiteApp>(sql`
    select id, name as "appName", icon_url as "appIcon", url as "appUrl",
      case when is_active then 'active' else 'inactive' end as status
    from suite_app order by sequence, id`);

export const readFooter = (db: Db): Promise<Footer[]> =>
  db.many<Footer>(sql`
    select footer_content as content, footer_version as version from company where id = 1`);

const appIconPath = '/brand/app.svg';

export const readDefaultImages = (db: Db): Promise<DefaultImage[]> =>
  db.many<DefaultImage>(sql`
    select held.name, coalesce(nullif(held.image, ''), ${appIconPath}) as image
    from company,
      lateral (values ('logo', logo_url), ('favicon', favicon_url)) as held (name, image)`);

export const readCopyright = async (db: Db): Promise<CopyrightContent> =>
  assertFound(
    await db.one<CopyrightContent>(sql`
      select copyright_content as content from company where id = 1`),
  );
