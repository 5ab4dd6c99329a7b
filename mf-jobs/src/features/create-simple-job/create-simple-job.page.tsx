import { useNewDraft } from 'shared-auth/drafts';
import { Box, PageHead } from 'shared-ui';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useLinkToList } from 'shell/sdk/react';
import { getListDestinations } from 'shell/sdk/record';
import { useMemo } from 'react';
import { jobNoun } from '../../job/job-noun';
import { useCompanyDays } from '../../job/use-company-days';
import { updateCreatedSimpleJob, createSimpleJob } from './api/create-job';
import { simpleJobLabels } from './simple-job.labels';
import { createSimpleJobSchema } from './simple-job.schema';
import {
  toSimpleJobChanges,
  emptySimpleJob,
  toSimpleJobBody,
  type SimpleJobValues,
} from './simple-job.values';
import { SimpleJobFields } from './ui/simple-job-fields';

export const CreateSimpleJobPage = () => {
  const { today } = useCompanyDays();
  const schema = useMemo(() => createSimpleJobSchema(today), [today]);
  const list = useLinkToList(...getListDestinations(jobNoun));
  const leave = () => list.go();
  const form = useForm({
    initial: emptySimpleJob,
    schema,
    labels: simpleJobLabels,
    draft: useNewDraft<SimpleJobValues, void>('job.create-simple'),
    save: (values, key) => createSimpleJob(toSimpleJobBody(values), key),
    amend: (id, values) => updateCreatedSimpleJob(id, toSimpleJobChanges(values)),
    refusal: 'The job was not saved.',
    goOn: leave,
  });
  return (
    <Box maxWidth="880px">
      <PageHead title="Create Job" words="Fields marked * are required." />
      <PageForm form={form} submitLabel="Save" onCancel={leave}>
        <SimpleJobFields today={today} />
      </PageForm>
    </Box>
  );
};
