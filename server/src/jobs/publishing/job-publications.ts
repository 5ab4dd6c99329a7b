import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import { AppError } from '../../platform/errors';
import { updateJobSlug } from '../careers/job-slug';
import type { JobExtension } from '../postings/job-extension';
import { enqueuePublicationCheck } from './check-publications';
import { findRemovedFields } from './publishing.rule';
import { setPublications, withdrawPublications } from './set-publications';

export const publicationJobExtension: JobExtension = {
  assertPermitted: ({ grants }, { platformId }) => {
    if (platformId && !grants.has('job:publish'))
      throw new AppError('FORBIDDEN', {
        message: 'You do not have permission to publish jobs. Save without platforms.',
      });
  },
  refusals: (fields, stored) => {
    // New platforms are checked elsewhere and closed jobs are withdrawn, so both are skipped here.
    const staysLive =
      stored.is_published && !fields.platformId && fields.jobStatusId !== closedJobStatusId;
    return staysLive ? findRemovedFields(fields) : {};
  },
  written: async (tx, { id, fields: { platformId, jobStatusId, slug }, actorId }) => {
    if (slug !== undefined) await updateJobSlug(tx, id);
    if (platformId) await setPublications(tx, id, platformId, actorId);
    else if (jobStatusId === closedJobStatusId) await withdrawPublications(tx, [id], actorId);
    else await enqueuePublicationCheck(tx, id);
  },
  deleting: async (tx, { ids, actorId }) => {
    await withdrawPublications(tx, ids, actorId);
    return undefined;
  },
};
