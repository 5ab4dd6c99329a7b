import sql from 'sql-template-tag';
import type {
  RoundCompetency,
  RoundDraft,
} from '../../../contract/interviews/plans/interview-plan';
import { planMessages } from '../../../contract/interviews/plans/interview-plan-constants';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';

const readCompetencies = async (
  tx: Transaction,
  rounds: readonly RoundDraft[],
): Promise<Map<number, RoundCompetency>> => {
  const ids = [...new Set(rounds.flatMap(({ competencyIds }) => competencyIds))];
  const found = await tx.many<RoundCompetency>(sql`
    select id, name, meanings from interview_competency
    where id = any (${ids}::integer[]) order by id for share`);
  if (found.length < ids.length) throw invalidField('rounds', planMessages.competency);
  return new Map(found.map((competency) => [competency.id, competency]));
};

const assertActive = async (tx: Transaction, rounds: readonly RoundDraft[]): Promise<void> => {
  const ids = [...new Set(rounds.flatMap(({ userIds }) => userIds))];
  const found = await tx.many(sql`
    select id from app_user where id = any (${ids}::integer[]) and is_active`);
  if (found.length < ids.length) throw invalidField('rounds', planMessages.person);
};

/** Stores new rounds; earlier rounds remain, since planned interviews still use them. */
export const writeInterviewRounds = async (
  tx: Transaction,
  planId: number,
  rounds: readonly RoundDraft[] | undefined,
): Promise<void> => {
  if (!rounds) return;
  const competencies = await readCompetencies(tx, rounds);
  await assertActive(tx, rounds);
  const stored = rounds.map(({ competencyIds, title, questions, ...round }) => ({
    ...round,
    title: title.trim(),
    questions: questions.map((question) => question.trim()),
    competencies: competencyIds.flatMap((id) => competencies.get(id) ?? []),
  }));
  const text = JSON.stringify(stored);
  await tx.run(sql`
    insert into interview_plan_rounds (plan_id, rounds)
    select ${planId}, ${text}::jsonb where ${text}::jsonb is distinct from (
      select rounds from interview_plan_rounds
      where plan_id = ${planId} order by id desc limit 1)`);
};
