import sql, { type Sql } from 'sql-template-tag';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import type { Db } from '../../platform/db/database';
import { readQuestionsAndConsents } from './asked-form';
import type { QuestionsAndConsents } from './judge-form';

/** An application in quarantine, found by the link that was mailed to its sender. */
export interface LinkedApplication {
  id: number;
  jobId: number;
  title: string;
  /** First name of the sender of the application. */
  name: string;
  language: CareersLanguage;
  /**
   * Questions and consents that an application by mail still lacks; empty for one by form, which contained
   * all.
   */
  asked: QuestionsAndConsents;
}

type Row = Pick<LinkedApplication, 'id' | 'jobId' | 'title' | 'name'> & {
  description: string;
  isMailed: boolean;
};

const readLinked = async (db: Db, condition: Sql): Promise<LinkedApplication | undefined> => {
  const row = await db.one<Row>(sql`
    select held.id, job.id as "jobId", held.first_name as name, job.title, job.description,
      'by-mail' = any (held.reasons) as "isMailed"
    from held_application held join job on job.id = held.job_id where ${condition}`);
  if (!row) return undefined;
  const { description, isMailed, ...linked } = row;
  const job = { jobId: linked.jobId, language: detectLanguage(description) };
  const asked = isMailed
    ? await readQuestionsAndConsents(db, job)
    : { questions: [], consents: [] };
  return { ...linked, language: job.language, asked };
};

export const findApplicationByLink = (
  db: Db,
  secret: string,
): Promise<LinkedApplication | undefined> => {
  const hash = computeSecretDigest(secret);
  return readLinked(db, sql`(held.confirm_hash = ${hash} or held.reminder_hash = ${hash})`);
};

export const findQuarantinedApplication = (
  db: Db,
  heldId: number,
): Promise<LinkedApplication | undefined> => readLinked(db, sql`held.id = ${heldId}`);

export const lacksAnswersOrConsents = ({ asked }: LinkedApplication): boolean =>
  asked.questions.length > 0 || asked.consents.length > 0;
