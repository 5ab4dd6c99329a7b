import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';

export interface DemographicAnswer {
  questionId: number;
  choice: number;
}

/**
 * Counts answers without storing them. Rows of all choices are written, so that their transaction number does
 * not show which count grew with an application.
 */
export const countDemographics = async (
  tx: Transaction,
  jobId: number,
  answers: readonly DemographicAnswer[],
): Promise<void> => {
  if (answers.length === 0) return;
  await tx.run(sql`
    insert into demographic_count as counted (question_id, choice, department_id, quarter, answers)
    select question.id, place, coalesce(job.department_id, 0),
      date_trunc('quarter', now() at time zone company_zone())::date,
      (place = answer.choice)::integer
    from unnest(${answers.map(({ questionId }) => questionId)}::integer[],
        ${answers.map(({ choice }) => choice)}::integer[]) as answer (question_id, choice)
      join demographic_question question on question.id = answer.question_id
        and answer.choice between 0 and cardinality(question.english_choices)
      join job on job.id = ${jobId}
      cross join lateral generate_series(0, cardinality(question.english_choices)) as place
    order by question.id, place
    on conflict (question_id, quarter, department_id, choice)
    do update set answers = counted.answers + excluded.answers`);
};
