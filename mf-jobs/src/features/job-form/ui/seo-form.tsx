import { useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/job';
import { Button } from 'shared-ui';
import { Form, FormActions, KeepDraft } from 'shared-ui/forms';
import { confirmLeave, useDestination, useNavigateTo, useUnsavedChanges } from 'shell/sdk/react';
import { editJob } from '../../../../contract';
import { atFormFields } from '../api/at-form-fields';
import { jobFields } from '../job-fields';
import { seoSchema } from '../job.schema';
import { valuesOf, type JobValues } from '../job-values';
import { useCarefulSave } from '../use-careful-save';
import { tellSaved, tellUnsaved } from '../tell-late';
import { useJobDraft } from '../use-job-draft';
import { nextWord, stepPlaces } from '../wizard';
import { editShape, FormShapeContext } from './form-shape';
import { SaveConflict } from './save-conflict';
import { SeoFields } from './seo-fields';

interface Props {
  job: JobRecord;
  onDone: (job: JobRecord) => void;
}

/** The second step: what search engines are told of the saved job. */
export const SeoForm = ({ job, onDone }: Props) => {
  const [opened] = useState(() => ({
    values: valuesOf(job),
    version: job.version,
    shape: { ...editShape, job },
  }));
  const kept = useJobDraft(`job.seo.${String(job.jobId)}`, opened);
  const { save, question } = useCarefulSave(job, kept.base);
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty, stepPlaces);
  const first = { to: editJob, params: { id: job.jobId } };
  const back = useDestination(first);
  const navigateTo = useNavigateTo();
  // Neither leaves the page's path where the job is edited, so that the console would not ask.
  const leave = async (go: () => void) => {
    if (await confirmLeave()) go();
  };
  return (
    <FormShapeContext value={opened.shape}>
      <Form<JobValues, JobRecord>
        initialValues={opened.values}
        schema={seoSchema}
        labels={jobFields}
        onDirty={setDirty}
        onSubmit={(values) =>
          save(values).catch((error: unknown) => {
            throw atFormFields(error);
          })
        }
        onSaved={(saved) => {
          kept.discard();
          tellSaved(saved, job);
        }}
        goOn={onDone}
        onFailedLate={tellUnsaved}
      >
        <KeepDraft draft={kept.draft} onKeep={kept.keep} onDiscard={kept.discard} />
        <SeoFields />
        <FormActions
          submitLabel={nextWord('seo')}
          cancelLabel="Skip"
          onCancel={() => void leave(() => onDone(job))}
        >
          {back.href === undefined ? null : (
            <Button onClick={() => void leave(() => navigateTo(first))}>Back</Button>
          )}
        </FormActions>
      </Form>
      <SaveConflict question={question} />
    </FormShapeContext>
  );
};
