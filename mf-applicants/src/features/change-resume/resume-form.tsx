import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import {
  intakeMessages,
  mostResumeBytes,
  resumeEndings,
} from 'server/contract/applicants/intake/application-intake-constants';
import { messages } from 'server/contract/messages';
import { FileField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { notify } from 'shell/sdk/react';
import { ApplicantHead } from '../../application/applicant-head';
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
const emptyResume: Values = { resume: null };

export const ResumeForm = ({ application, onClose }: Props) => {
  const { put, drop, progress } = useUpdateResume(application.applicantId);
  const form = useForm({
    initial: emptyResume,
    schema,
    save: async ({ resume }) => {
      if (resume) await put(resume);
    },
    refusal: 'The resume was not saved.',
    goOn: onClose,
  });
  const removed = () => {
    notify.success(messages.submitted);
    onClose();
  };
  const stored = application.resume ?? undefined;
  return (
    <>
      <ApplicantHead application={application} />
      {stored ? <StoredResume name={stored.name} onRemove={drop} onRemoved={removed} /> : null}
      <PanelForm form={form} submitLabel={stored ? 'Replace' : 'Save'}>
        <FileField
          name="resume"
          label={stored ? 'Another resume in its place' : 'Resume'}
          required
          accept={resumeEndings.join(',')}
          maxBytes={mostResumeBytes}
          hint="A .pdf, .doc or .docx of at most 10 MB."
          stateOf={() => ({ progress })}
        />
      </PanelForm>
    </>
  );
};
