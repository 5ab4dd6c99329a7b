import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { SeoGraphUpdate } from '../../../contract/jobs/seo/seo-graph';
import type { Actor } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { toWhereClause } from '../../platform/db/where-clause';
import type { ServerDependencies } from '../../platform/domain';
import { AppError, invalidField } from '../../platform/errors';
import type { CheckedFile } from '../../platform/files/file-changes';
import { getSentImage } from '../../platform/files/get-sent-image';
import { cleanDescription } from '../postings/description.rule';
import { TangledMarkupError } from '../postings/parse-html';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { SentRecordRequest } from '../../platform/lists/record-routes';

export type ReceivedGraph = SeoGraphUpdate & { checkedImage?: CheckedFile };

/** A graph of a job requires the permission to edit the job, any other the permission to edit setup. */
const assertMayCreateGraph = async (
  db: Db,
  actor: Actor,
  { jobId }: { jobId?: number },
): Promise<void> => {
  if (jobId === undefined) {
    if (!actor.grants.has('setup:edit-hiring')) throw new AppError('FORBIDDEN');
    return;
  }
  const grant = actor.grants.get('job:edit');
  if (!grant) throw new AppError('FORBIDDEN');
  const job = await db.one(sql`
    select 1 from job ${toWhereClause([sql`job.id = ${jobId}`, jobsInScope(grant, actor)])}`);
  if (!job) throw invalidField('jobId', messages.seo.job);
};

const cleanDescriptionField = async (html: string): Promise<string> => {
  try {
    return await cleanDescription(html);
  } catch (error) {
    if (!(error instanceof TangledMarkupError)) throw error;
    throw invalidField('description', messages.job.descriptionTangled);
  }
};

/** @throws AppError without the permission, or for an invalid text or file. */
export const receiveGraph =
  ({ db, inspector }: Pick<ServerDependencies, 'db' | 'inspector'>) =>
  async ({ body, files, actor, isNew }: SentRecordRequest): Promise<ReceivedGraph> => {
    const graph = body as ReceivedGraph;
    if (isNew) await assertMayCreateGraph(db, actor, graph);
    const { description } = graph;
    const image = { sentFiles: files, field: 'file', personId: actor.userId };
    const checkedImage = await getSentImage(inspector, image);
    return {
      ...graph,
      ...(description !== undefined && { description: await cleanDescriptionField(description) }),
      ...(checkedImage && { checkedImage }),
    };
  };
