import { useState } from 'react';
import type { ApplicationRecord } from 'server/contract/applicants/application';
import {
  intakeMessages,
  mostResumeBytes,
  resumeEndings,
} from 'server/contract/intake/application-intake-constants';
import { messages } from 'server/contract/messages';
import { Text } from 'shared-ui';
import { FileField, Form, FormActions, yup } from 'shared-ui/forms';
import { confirmLeave, notify, useUnsavedChanges } from 'shell/sdk/react';
import { nameOf } from '../../application/name-of';
import { tellUnsaved } from '../../application/tell-late';
import { useUpdateResume } from './api/update-resume';
import { StoredResume } from './stored-resume';

interface Values {
  resume: File | null;
}

interface Props {
  application: ApplicationRecord;
  onClose: () => void;
}

const schema = yup.object({
  resume: yup.mixed().nullable().required(intakeMessages.resumeMissing),
});
const refusedWords = 'The resume was not saved.';
const empty: Values = { resume: null };

/** The resume of an applicant: another one in its place, or none. */
export const ResumeForm = ({ application, onClose }: Props) => {
  const { put, drop, progress } = useUpdateResume(application.applicantId);
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const cancel = async () => {
    if (await confirmLeave()) onClose();
  };
  const tellSaved = () => notify.success(messages.submitted);
  const removed = () => {
    tellSaved();
    onClose();
  };
  const stored = application.resume ?? undefined;
  return (
    <>
      <Text fontWeight={550} overflowWrap="anywhere">
        {nameOf(application)}
      </Text>
      <Text size="sm" tone="third" mb="4" overflowWrap="anywhere">
        {application.job.jobTitle}
      </Text>
      {stored ? <StoredResume name={stored.name} onRemove={drop} onRemoved={removed} /> : null}
      <Form<Values>
        initialValues={empty}
        schema={schema}
        onDirty={setDirty}
        onSubmit={async ({ resume }) => {
          if (resume) await put(resume);
        }}
        onSaved={tellSaved}
        goOn={onClose}
        onFailedLate={tellUnsaved(refusedWords)}
        summaryTitle={refusedWords}
      >
        <FileField
          name="resume"
          label={stored ? 'Another resume in its place' : 'Resume'}
          required
          accept={resumeEndings.join(',')}
          maxBytes={mostResumeBytes}
          hint="A .pdf, .doc or .docx of at most 10 MB."
          stateOf={() => ({ progress })}
        />
        <FormActions submitLabel={stored ? 'Replace' : 'Save'} onCancel={() => void cancel()} />
      </Form>
    </>
  );
};
