import sql, { type Sql } from 'sql-template-tag';
import { openCategories } from '../../../../contract/applicants/applications/application-constants';
import type { QuestionToAsk } from '../../../../contract/applicants/applying/further-question';
import {
  furtherQuestionMessages as faults,
  maxOpenQuestions,
} from '../../../../contract/applicants/applying/further-question-constants';
import { findQuestionFaults, type QuestionRules } from '../../../jobs/questions/question.rule';
import { audit } from '../../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../../platform/db/database';
import { AppError, invalidField } from '../../../platform/errors';
import { createIdempotently, type IdempotencyKey } from '../../../platform/http/idempotency';
import { announceApplications } from '../../../platform/realtime/changes';
import { lockApplications } from '../../applications/lock-applications';
import { enqueueQuestionMail } from './question-mail';

export interface AskQuestionOptions {
  actorId: number;
  applicationId: number;
  question: QuestionToAsk;
  /** Predicate over alias `job`: jobs whose applicants the user may ask. */
  scope: Sql;
  key: IdempotencyKey | undefined;
}

interface AskedText extends QuestionRules {
  text: string;
  description: string;
}

const readLibraryQuestion = async (db: Db, questionId: number): Promise<AskedText> => {
  const found = await db.one<AskedText>(sql`
    select question.text, question.description, question.type, question.options,
      question.knock_out as "knockOut"
    from question join question_group on question_group.id = question.question_group_id
    where question.id = ${questionId} and question.is_active and question_group.is_active`);
  if (!found) throw invalidField('questionId', faults.gone);
  return found;
};

/** @throws AppError with error messages by field. */
const resolveQuestion = async (db: Db, asked: QuestionToAsk): Promise<AskedText> => {
  const { questionId, question, type = 'text', options = [] } = asked;
  if (questionId !== undefined) {
    if (question !== undefined) throw invalidField('questionId', faults.both);
    return readLibraryQuestion(db, questionId);
  }
  if (question === undefined) throw invalidField('question', faults.choose);
  const own = { text: question.trim(), description: '', type, options, knockOut: [] };
  const wrong = findQuestionFaults(own);
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
  return own;
};

interface AskedApplicant {
  email: string;
  isSent: boolean;
  isWithdrawn: boolean;
  countOpen: number;
}

const assertMayAsk = async (tx: Transaction, id: number, category: string): Promise<void> => {
  const found = await tx.one<AskedApplicant>(sql`
    select btrim(applicant.email) as email, sent.application_id is not null as "isSent",
      sent.withdrawn_at is not null as "isWithdrawn",
      (select count(*)::integer from asked_question asked
        where asked.application_id = application.id and asked.answered_at is null) as "countOpen"
    from application join applicant on applicant.id = application.applicant_id
      left join sent_application sent on sent.application_id = application.id
    where application.id = ${id}`);
  if (!found?.isSent) throw new AppError('INVALID_INPUT', { message: faults.noPage });
  if (found.isWithdrawn || !openCategories.some((open) => open === category))
    throw new AppError('INVALID_INPUT', { message: faults.decided });
  if (!found.email) throw new AppError('INVALID_INPUT', { message: faults.noAddress });
  if (found.countOpen >= maxOpenQuestions)
    throw new AppError('INVALID_INPUT', { message: faults.full });
};

export const askQuestion = (
  db: Database,
  { actorId, applicationId, question, scope, key }: AskQuestionOptions,
): Promise<number> =>
  createIdempotently(db, actorId, `application.ask:${applicationId}`, key, async (tx) => {
    const isAsked = sql`application.id = ${applicationId}`;
    const [row] = await lockApplications(tx, [isAsked, scope], null, 1);
    if (!row) throw new AppError('NOT_FOUND');
    await assertMayAsk(tx, applicationId, row.category);
    const { text, description, type, options, knockOut } = await resolveQuestion(tx, question);
    const added = await tx.one<{ id: number }>(sql`
      insert into asked_question
        (application_id, asked_by, text, description, type, options, knock_out)
      values (${applicationId}, ${actorId}, ${text}, ${description}, ${type},
        ${[...options]}::text[], ${[...knockOut]}::text[])
      returning id`);
    const askedId = added?.id ?? 0;
    await enqueueQuestionMail(tx, applicationId, actorId);
    await audit(tx, actorId, 'application.ask', {
      ...{ id: applicationId, groupId: row.groupId },
      details: { jobId: row.jobId, askedId },
    });
    announceApplications(tx, [applicationId], [row.jobId]);
    return askedId;
  });
