import sql from 'sql-template-tag';
import {
  privacyPackageDays,
  type RequestKind,
  type RequestState,
} from '../../../contract/privacy/requests/privacy-request-constants';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import type { Db } from '../../platform/db/database';

/** Maximum of requests of an application that are shown. */
const maxShown = 20;

/** A person's request; days are in the company's time zone, as YYYY-MM-DD. */
export interface OwnRequest {
  id: number;
  kind: RequestKind;
  state: RequestState;
  madeOn: string;
  dueOn: string;
  answer: string;
  /** Last day on which the package can be downloaded; null if there is no package. */
  storedUntil: string | null;
}

export interface OwnRequests {
  language: CareersLanguage;
  hasAddress: boolean;
  hasStatusPage: boolean;
  requests: OwnRequest[];
}

const toDay = (column: string) =>
  sql([`to_char(${column} at time zone company_zone(), 'YYYY-MM-DD')`]);

export const readOwnRequests = async (
  db: Db,
  applicationId: number,
): Promise<OwnRequests | undefined> => {
  const row = await db.one<Omit<OwnRequests, 'language'> & { description: string }>(sql`
    select job.description, btrim(applicant.email) <> '' as "hasAddress",
      exists (select from sent_application where application_id = application.id) as "hasStatusPage",
      coalesce((select json_agg(json_build_object('id', request.id, 'kind', request.kind,
          'state', request.state, 'madeOn', ${toDay('request.made_at')}, 'dueOn', request.due_on,
          'answer', request.answer, 'storedUntil', case when request.file_id is not null then
            ${toDay('request.built_at')}::date + ${privacyPackageDays}::integer end)
          order by request.id desc)
        from (select * from privacy_request where application_id = application.id
          order by id desc limit ${maxShown}) request), '[]') as requests
    from application join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
    where application.id = ${applicationId}`);
  if (!row) return undefined;
  const { description, ...own } = row;
  return { ...own, language: detectLanguage(description) };
};

/** Package for a request of this application, while it is stored. */
export const findOwnPackage = async (
  db: Db,
  applicationId: number,
  requestId: number,
): Promise<string | undefined> => {
  const row = await db.one<{ fileId: string }>(sql`
    select file_id as "fileId" from privacy_request
    where id = ${requestId} and application_id = ${applicationId} and file_id is not null
      and built_at > now() - ${privacyPackageDays} * interval '1 day'`);
  return row?.fileId;
};
