import { useNewDraft } from 'shared-auth/drafts';
import { formatPersonName } from 'shared-ui';
import type { PickerItem } from 'shared-ui/forms';
import type { ApplicationCreated } from 'server/contract/applicants/intake/application-intake';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { applicantDetail } from '../../../../contract';
import { useCreateApplication } from '../api/create-application';
import { applicantFieldLabels, emptyApplicant, type ApplicantValues } from '../application-values';
import { applicantSchema } from '../application.schema';
import { ApplicantFields } from './applicant-fields';

export interface AddedApplicant {
  created: ApplicationCreated;
  name: string;
}

interface Props {
  job: PickerItem | null;
  collectsDocument: boolean;
  onAdded: (added: AddedApplicant) => void;
  onClose: () => void;
}

const fieldNamesByApiField: Readonly<Record<string, string>> = {
  jobId: 'job',
  sourceId: 'source',
  recruiterId: 'recruiter',
};

export const ApplicantForm = ({ job, collectsDocument, onAdded, onClose }: Props) => {
  const { create, progress } = useCreateApplication();
  const draft = useNewDraft<Partial<ApplicantValues>, AddedApplicant>('application.create');
  const form = useForm<ApplicantValues, AddedApplicant>({
    initial: { ...emptyApplicant, job },
    schema: applicantSchema,
    labels: applicantFieldLabels,
    fieldOf: (field) => fieldNamesByApiField[field] ?? field,
    // The draft in browser storage must not contain the document number.
    draft: { ...draft, save: ({ documentNumber: _, ...values }) => draft.save(values) },
    save: async (values, key) => ({
      created: await create(values, key),
      name: formatPersonName(values),
    }),
    view: applicantDetail,
    refusal: 'The applicant was not added.',
    goOn: onAdded,
  });
  return (
    <PanelForm form={form} submitLabel="Add Applicant" onCancel={onClose}>
      <ApplicantFields collectsDocument={collectsDocument} progress={progress} />
    </PanelForm>
  );
};
