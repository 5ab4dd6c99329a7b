import sql from 'sql-template-tag';
import {
  applyingMessages,
  toAnswerField,
} from '../../../../contract/applicants/applying/applying-constants';
import { questionAnswerMessages } from '../../../../contract/jobs/questions/question-constants';
import { validateAnswer } from '../../../jobs/questions/answer.rule';
import { audit } from '../../../platform/audit/audit';
import type { Transaction } from '../../../platform/db/database';
import type { ServerDependencies } from '../../../platform/domain';
import { addFile, type CheckedFile } from '../../../platform/files/file-changes';
import { announceTexts } from '../../../platform/personal-data/texts-written';
import { announceApplications } from '../../../platform/realtime/changes';
import { lockApplications } from '../../applications/lock-applications';
import { checkFiles } from '../check-files';
import type { ApplicationFormFields } from '../form-fields.rule';
import { enqueueAnswerMail } from './answer-mail';
import { readOpenQuestions, type OpenQuestion } from './open-questions';

interface Answer {
  askedId: number;
  answer: string;
  isKnockOut: boolean;
  file?: CheckedFile;
}

type Faults = Record<string, string>;

const judgeQuestion = (
  question: OpenQuestion,
  texts: ApplicationFormFields['texts'],
  files: ReadonlyMap<string, CheckedFile>,
): Answer | { fault: string } => {
  const { askedId, type } = question;
  const field = toAnswerField(askedId);
  const file = files.get(field);
  if (type === 'file')
    return file
      ? { askedId, answer: file.name.slice(0, 200), isKnockOut: false, file }
      : { fault: applyingMessages.file };
  const judged = validateAnswer(question, texts.get(field) ?? '');
  if (!judged || 'fault' in judged)
    return { fault: judged?.fault ?? questionAnswerMessages.required };
  return { askedId, ...judged };
};

/**
 * Ignores questions that were answered or cancelled meanwhile. Returns the ids of the questions answered now.
 */
const storeAnswers = async (
  tx: Transaction,
  storage: ServerDependencies['storage'],
  id: number,
  answers: readonly Answer[],
): Promise<number[]> => {
  const open = new Set((await readOpenQuestions(tx, id)).map(({ askedId }) => askedId));
  const fresh = answers.filter(({ askedId }) => open.has(askedId));
  for (const { askedId, answer, isKnockOut, file } of fresh) {
    const fileId = file ? await addFile(tx, storage, file, null) : null;
    await tx.run(sql`
      update asked_question set answer = ${answer}, is_knock_out = ${isKnockOut},
        file_id = ${fileId}, answered_at = now()
      where id = ${askedId}`);
  }
  await announceTexts(
    tx,
    [id],
    fresh.map(({ answer }) => answer),
  );
  return fresh.map(({ askedId }) => askedId);
};

interface Answered {
  /** Error messages by field name; answers without an error are stored. */
  faults: Faults;
  count: number;
}

const commitAnswers = (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  id: number,
  answers: readonly Answer[],
): Promise<number> =>
  db.transaction(async (tx) => {
    const [row] = await lockApplications(tx, [sql`application.id = ${id}`], null, 1);
    const askedIds = row ? await storeAnswers(tx, storage, id, answers) : [];
    if (!row || askedIds.length === 0) return 0;
    await enqueueAnswerMail(tx, askedIds);
    await audit(tx, null, 'application.answer', {
      ...{ id, groupId: row.groupId },
      details: { jobId: row.jobId, askedIds },
    });
    announceApplications(tx, [id], [row.jobId]);
    return askedIds.length;
  });

const isSent = (field: string, { texts, files, faults }: ApplicationFormFields): boolean =>
  field in faults || files.has(field) || (texts.get(field) ?? '').trim() !== '';

/** Each answer is validated alone, so that an error in one answer does not discard the others. */
export const answerQuestions = async (
  parts: Pick<ServerDependencies, 'db' | 'storage' | 'inspector'>,
  id: number,
  fields: ApplicationFormFields,
): Promise<Answered> => {
  const open = await readOpenQuestions(parts.db, id);
  const sent = open.filter(({ askedId }) => isSent(toAnswerField(askedId), fields));
  const taking = new Set(
    sent.flatMap(({ type, askedId }) => (type === 'file' ? [toAnswerField(askedId)] : [])),
  );
  const files = new Map([...fields.files].filter(([field]) => taking.has(field)));
  const checked = await checkFiles(parts.inspector, files, -id);
  const faults: Faults = {};
  const answers: Answer[] = [];
  for (const question of sent) {
    const field = toAnswerField(question.askedId);
    const wrong = fields.faults[field] ?? checked.faults[field];
    const judged = wrong ? { fault: wrong } : judgeQuestion(question, fields.texts, checked.files);
    if ('fault' in judged) faults[field] = judged.fault;
    else answers.push(judged);
  }
  const [first] = open;
  if (first && sent.length === 0)
    faults[toAnswerField(first.askedId)] = questionAnswerMessages.required;
  return { faults, count: answers.length > 0 ? await commitAnswers(parts, id, answers) : 0 };
};
