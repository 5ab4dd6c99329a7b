import sql from 'sql-template-tag';
import type {
  StatusLetters,
  StatusLettersQuery,
} from '../../../contract/applicants/letters/letter';
import type { Db } from '../../platform/db/database';
import { toWhereClause } from '../../platform/db/where-clause';
import { toSelectionConditions } from '../../platform/lists/list-selection';
import { applicationList } from '../applications/applications.list';
import type { ApplicationReader } from '../applications/criteria';
import { findStatusTemplates } from '../mail-templates/find-templates';

type Counts = Pick<StatusLetters, 'moving' | 'addressed' | 'refused' | 'sampleId'>;

const noCounts: Counts = { moving: 0, addressed: 0, refused: 0, sampleId: null };

const isRefused = sql`suppression.address is not null`;

const takesMail = sql`btrim(applicant.email) <> '' and not ${isRefused}`;

export const readStatusLetters = async (
  db: Db,
  { targetStatusId, stageId, ...selection }: StatusLettersQuery,
  reader: ApplicationReader,
): Promise<StatusLetters> => {
  const templates = await findStatusTemplates(db, targetStatusId);
  const [first] = templates;
  if (!first) return { mode: null, templates: [], ...noCounts };
  const counts = await db.one<Counts>(sql`
    select count(*)::integer as moving,
      count(*) filter (where ${takesMail})::integer as addressed,
      count(*) filter (where ${isRefused})::integer as refused,
      min(application.id) filter (where ${takesMail}) as "sampleId"
    from application join job on job.id = application.job_id
      join applicant on applicant.id = application.applicant_id
      left join mail_suppression suppression
        on suppression.address = lower(btrim(applicant.email))
    ${toWhereClause([
      ...toSelectionConditions(applicationList, selection, reader),
      sql`(application.status_id <> ${targetStatusId}
        or application.stage_id is distinct from ${stageId || null}::integer)`,
    ])}`);
  return {
    mode: first.mode,
    templates: templates.map(({ id, name, language, delayHours }) => ({
      ...{ id, name, language, delayHours },
    })),
    ...(counts ?? noCounts),
  };
};
