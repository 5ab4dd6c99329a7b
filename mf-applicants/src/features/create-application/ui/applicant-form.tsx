import { useState } from 'react';
import type { ApplicationCreated } from 'server/contract/intake/application-intake';
import { messages } from 'server/contract/messages';
import { useDraft, whileCreating } from 'shared-auth';
import { Form, FormActions, KeepDraft, type PickerItem } from 'shared-ui/forms';
import { confirmLeave, notify, useUnsavedChanges } from 'shell/sdk/react';
import { nameOf } from '../../../application/name-of';
import { tellUnsaved } from '../../../application/tell-late';
import { useCreateApplication } from '../api/create-application';
import { applicantFields, emptyApplicant, type ApplicantValues } from '../application-values';
import { applicantSchema } from '../application.schema';
import { ApplicantFields } from './applicant-fields';

/** The person as added, and how they are called. */
export interface Added {
  created: ApplicationCreated;
  name: string;
}

interface Props {
  job: PickerItem | null;
  collectsDocument: boolean;
  onAdded: (added: Added) => void;
  onClose: () => void;
}

/** Name of what is kept of this form. */
export const applicantDraft = 'application.create';
const refusedWords = 'The applicant was not added.';

/** A person to be added by hand. */
export const ApplicantForm = ({ job, collectsDocument, onAdded, onClose }: Props) => {
  const { create, progress } = useCreateApplication();
  const { draft, save, discard } = useDraft<Partial<ApplicantValues>>(applicantDraft);
  const [isDirty, setDirty] = useState(false);
  const [initial] = useState<ApplicantValues>({ ...emptyApplicant, job });
  useUnsavedChanges(isDirty);
  const cancel = async () => {
    if (await confirmLeave()) onClose();
  };
  return (
    <Form<ApplicantValues, Added>
      initialValues={initial}
      schema={applicantSchema}
      labels={applicantFields}
      summaryTitle={refusedWords}
      onDirty={setDirty}
      onSubmit={(values) =>
        whileCreating(
          applicantDraft,
          create(values).then((created) => ({ created, name: nameOf(values) })),
        )
      }
      onSaved={() => {
        discard();
        notify.success(messages.submitted);
      }}
      goOn={onAdded}
      onFailedLate={tellUnsaved(refusedWords)}
    >
      <KeepDraft
        draft={draft}
        // A document number is not left behind in the browser.
        onKeep={({ documentNumber: _, ...values }) => save(values)}
        onDiscard={discard}
      />
      <ApplicantFields collectsDocument={collectsDocument} progress={progress} />
      <FormActions submitLabel="Add Applicant" onCancel={() => void cancel()} />
    </Form>
  );
};
