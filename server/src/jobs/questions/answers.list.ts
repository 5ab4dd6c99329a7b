import sql, { type Sql } from 'sql-template-tag';
import { AnswerSelection } from '../../../contract/jobs/questions/question';
import type { Viewer } from '../../platform/access/actor';
import {
  isJobExportableSql,
  jobsInScope,
  type JobGrant,
} from '../../platform/hiring-parts/job-scope';
import type { ExportableList, ReadableList } from '../../platform/lists/list';
import { toListExport } from '../../platform/lists/list-exports';
import { toRowSql } from '../../platform/lists/row-sql';

interface AnswerReader {
  /** Predicate over alias `job`: jobs whose answers the user may see. */
  jobs: Sql;
}

const person = sql`btrim(applicant.first_name || ' ' || applicant.last_name)`;
const answerJoins = sql`
  join application on application.id = question_answer.application_id
  join applicant on applicant.id = application.applicant_id`;

const isOfQuestion = (id: number): Sql => sql`question_answer.question_id = ${id}`;

const toScopeConditions = ({ jobs }: AnswerReader): Sql[] => [
  sql`exists (
    select from application join job on job.id = application.job_id
    where application.id = question_answer.application_id and ${jobs})`,
];

const answerList: ReadableList<AnswerReader> & ExportableList<AnswerReader, object, 'id'> = {
  kind: 'question-answer',
  one: 'answer',
  many: 'answers',
  field: 'id',
  from: sql`question_answer`,
  key: sql`question_answer.id`,
  scope: toScopeConditions,
  shownWith: answerJoins,
  row: () =>
    toRowSql(sql`
    'id', question_answer.id, 'answer', question_answer.answer,
    'isKnockOut', question_answer.is_knock_out,
    'applicantId', question_answer.application_id, 'applicantName', ${person},
    'answeredAt', question_answer.answered_at`),
  search: () => sql`question_answer.answer`,
  sorts: { newest: sql`-question_answer.id` },
  filters: { questionId: isOfQuestion },
  exportedWith: answerJoins,
  exportColumns: {
    Question: sql`(select text from question where question.id = question_answer.question_id)`,
    Answer: sql`question_answer.answer`,
    Marked: sql`case when question_answer.is_knock_out then 'Yes' else 'No' end`,
    Applicant: person,
    Answered: sql`to_char(question_answer.answered_at at time zone company_zone(), 'MM/DD/YYYY')`,
  },
};

export const createAnswerList = (questionId: number): ReadableList<AnswerReader> => ({
  ...answerList,
  scope: (reader) => [isOfQuestion(questionId), ...toScopeConditions(reader)],
});

/** Answers may identify a person, so a masked view shows none. */
const createAnswerReader = (viewer: Viewer, jobsOf: (seen: JobGrant) => Sql): AnswerReader => {
  const seen = viewer.grants.get('application:view');
  return { jobs: seen && seen.view !== 'masked' ? jobsOf(seen) : sql`false` };
};

export const toAnswerReader = (viewer: Viewer): AnswerReader =>
  createAnswerReader(viewer, (seen) => jobsInScope(seen, viewer));

export const answerExport = toListExport(answerList, AnswerSelection, ({ viewer }) => {
  const jobs = isJobExportableSql(viewer.grants.get('application:view'), viewer);
  return createAnswerReader(viewer, () => jobs);
});
