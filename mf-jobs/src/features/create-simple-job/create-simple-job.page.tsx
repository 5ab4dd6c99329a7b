import { messages } from 'server/contract/messages';
import { useDraft, useRunningCreate, whileCreating } from 'shared-auth';
import { Box, PageHead } from 'shared-ui';
import { Form, FormActions, KeepDraft } from 'shared-ui/forms';
import { notify, useNavigateTo, useUnsavedChanges } from 'shell/sdk/react';
import { useMemo, useState } from 'react';
import { jobs } from '../../../contract';
import { JobBeingCreated } from '../../job/job-being-created';
import { useCompanyDays } from '../../job/use-company-days';
import { useCreateJob } from './api/create-job';
import { simpleJobLabels } from './simple-job.labels';
import { simpleJobSchema } from './simple-job.schema';
import { emptySimpleJob, jobOf, type SimpleJobValues } from './simple-job.values';
import { SimpleJobFields } from './ui/simple-job-fields';

const tellUnsaved = (reason: unknown) => {
  const why = reason instanceof Error ? reason.message : 'It could not be saved.';
  notify.error(`The job was not saved. ${why} What you typed is kept as a draft of its form.`);
};

const draftName = 'job.create-simple';

/** The simple form: one page, nineteen fields, one job. */
export const CreateSimpleJobPage = () => {
  const navigateTo = useNavigateTo();
  const leave = () => navigateTo({ to: jobs });
  const isRunning = useRunningCreate(draftName, leave);
  return (
    <Box maxWidth="880px">
      <PageHead title="Create Job" words="Fields marked * are required." />
      {isRunning ? <JobBeingCreated /> : <SimpleJobForm onLeave={leave} />}
    </Box>
  );
};

const SimpleJobForm = ({ onLeave }: { onLeave: () => void }) => {
  const { today } = useCompanyDays();
  const schema = useMemo(() => simpleJobSchema(today), [today]);
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const { draft, save, discard } = useDraft<SimpleJobValues>(draftName);
  const createJob = useCreateJob();
  return (
    <Form<SimpleJobValues>
      initialValues={emptySimpleJob}
      schema={schema}
      labels={simpleJobLabels}
      onDirty={setDirty}
      onSubmit={(values) => whileCreating(draftName, createJob(jobOf(values)))}
      onSaved={() => {
        discard();
        notify.success(messages.submitted);
      }}
      goOn={onLeave}
      onFailedLate={tellUnsaved}
    >
      <KeepDraft draft={draft} onKeep={save} onDiscard={discard} />
      <SimpleJobFields today={today} />
      <FormActions submitLabel="Save" onCancel={onLeave} />
    </Form>
  );
};
