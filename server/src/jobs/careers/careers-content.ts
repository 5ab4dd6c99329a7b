import sql from 'sql-template-tag';
import type { CompanyDay } from '../../platform/company/company-day';
import type { Database } from '../../platform/db/database';
import type { CareersChangeGate } from './page-cache/change-gate';
import type { CareersCompany } from './careers-company';
import { toSearchableJob, type SearchableJob } from './find-jobs';
import { storePageDigests } from './note-shown-changes';
import { readLiveJobEntries } from './read-live-jobs';

export interface CareersContent {
  company: CareersCompany;
  jobs: readonly SearchableJob[];
  timeZone: string;
}

interface ContentOptions {
  db: Database;
  companyDay: CompanyDay;
  gate: CareersChangeGate;
}

const readCompany = async (db: Database): Promise<CareersCompany> =>
  (await db.one<CareersCompany>(sql`
    select name, logo_url as "logoUrl", favicon_url as "faviconUrl",
      logo_file_id as "logoFileId"
    from company`)) ?? {
    ...{ name: 'Hiring console', logoUrl: '', faviconUrl: '', logoFileId: null },
  };

/** Company and published jobs, read once and cached until one of them changes. */
export const createCareersContentReader = ({ db, companyDay, gate }: ContentOptions) => {
  let held: { place: string; content: Promise<CareersContent> } | undefined;

  const read = async (timeZone: string): Promise<CareersContent> => {
    const [company, entries] = await Promise.all([readCompany(db), readLiveJobEntries(db)]);
    const jobs = await storePageDigests(db, entries, { company, timeZone });
    return { company, jobs: jobs.map(toSearchableJob), timeZone };
  };

  return async (): Promise<CareersContent> => {
    const { day, timeZone } = await companyDay();
    const place = `${gate.generation()} ${day} ${timeZone}`;
    if (gate.isComplete() && held?.place === place) return held.content;
    const content = read(timeZone);
    held = { place, content };
    content.catch(() => {
      if (held?.content === content) held = undefined;
    });
    return content;
  };
};
