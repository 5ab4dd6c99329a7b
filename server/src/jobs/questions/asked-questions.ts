import sql from 'sql-template-tag';
import type { QuestionType } from '../../../contract/jobs/questions/question-constants';
import type { Db } from '../../platform/db/database';

export interface JobQuestion {
  questionId: number;
  question: string;
  description: string;
  type: QuestionType;
  options: string[];
  isRequired: boolean;
  knockOut: string[];
}

/** Joins the questions of a job, given as alias `job`. */
export const jobQuestionJoins = sql`
  join question_group on question_group.id = job.question_group_id and question_group.is_active
  join question on question.question_group_id = question_group.id and question.is_active`;

export const readJobQuestions = (db: Db, jobId: number): Promise<JobQuestion[]> =>
  db.many<JobQuestion>(sql`
    select question.id as "questionId", question.text as question, question.description,
      question.type, question.options, question.is_required as "isRequired",
      question.knock_out as "knockOut"
    from job ${jobQuestionJoins}
    where job.id = ${jobId} order by question.id`);
