import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { announceRecords } from '../../platform/lists/announce-records';
import { questionList } from './questions.list';

export interface StoredAnswer {
  questionId: number;
  answer: string;
  isKnockOut: boolean;
  fileId?: string | undefined;
}

/** Stores answers, except to questions that were deleted meanwhile. */
export const storeAnswers = async (
  tx: Transaction,
  applicationId: number,
  answers: readonly StoredAnswer[],
): Promise<void> => {
  if (answers.length === 0) return;
  await tx.run(sql`
    insert into question_answer (question_id, application_id, answer, is_knock_out, file_id)
    select question.id, ${applicationId}, sent.answer, sent."isKnockOut", sent."fileId"
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as sent ("questionId" integer, answer text, "isKnockOut" boolean, "fileId" uuid)
      join question on question.id = sent."questionId"`);
  announceRecords(
    tx,
    questionList,
    answers.map(({ questionId }) => questionId),
  );
};
