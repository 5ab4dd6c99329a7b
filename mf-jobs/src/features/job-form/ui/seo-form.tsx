import { useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { Button } from 'shared-ui';
import { PageForm } from 'shell/sdk/forms';
import { leaveThen, useDestination, useNavigateTo } from 'shell/sdk/react';
import { editJob } from '../../../../contract';
import { seoSchema } from '../job.schema';
import { useStoredJobForm } from '../use-job-form';
import { getNextStepLabel } from '../wizard';
import { editJobFormVariant, JobFormVariantContext } from './job-form-shape';
import { SeoFields } from './seo-fields';

interface Props {
  job: JobRecord;
  onDone: (job: JobRecord) => void;
}

export const SeoForm = ({ job, onDone }: Props) => {
  const [shape] = useState({ ...editJobFormVariant, job });
  const draft = `job.seo.${String(job.jobId)}`;
  const form = useStoredJobForm({ job, schema: seoSchema, draft, goOn: onDone });
  const first = { to: editJob, params: { id: job.jobId } };
  const back = useDestination(first);
  const navigateTo = useNavigateTo();
  return (
    <JobFormVariantContext value={shape}>
      <PageForm
        form={form}
        submitLabel={getNextStepLabel('seo')}
        cancelLabel="Skip"
        onCancel={() => void leaveThen(() => onDone(job))}
        actions={
          back.href === undefined ? null : (
            <Button onClick={() => void leaveThen(() => navigateTo(first))}>Back</Button>
          )
        }
      >
        <SeoFields />
      </PageForm>
    </JobFormVariantContext>
  );
};
