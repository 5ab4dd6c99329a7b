import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import type { RecordFieldValues } from '../../platform/lists/record-table';
import { findQuestionFaults, type QuestionRules } from './question.rule';

const plainQuestion: QuestionRules = { type: 'text', options: [], knockOut: [] };

/** `id` is 0 for a new question. */
export const checkQuestion = async (
  sent: RecordFieldValues,
  tx: Transaction,
  id: number,
): Promise<Record<string, string>> => {
  const stored = await tx.one<QuestionRules>(sql`
    select type, options, knock_out as "knockOut" from question where id = ${id}`);
  return findQuestionFaults({ ...plainQuestion, ...stored, ...sent });
};
