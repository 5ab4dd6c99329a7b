import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { formatColleagueName } from 'shared-ui';
import { PickerField, type PickerItem } from 'shared-ui/forms';
import { PanelForm, useRecordForm } from 'shell/sdk/forms';
import { usePanel } from 'shell/sdk/react';
import { assignRecruiter } from '../../../contract';
import { ApplicantHead } from '../../application/applicant-head';
import { ApplicationPanel } from '../../application/application-panel';
import { staffLookup } from '../../application/lookups';
import { useUpdateRecruiter } from './api/update-recruiter';

interface Values {
  recruiter: PickerItem | null;
}

const requirement = { act: 'assign', permission: 'application:assign-recruiter' } as const;
const labels = { recruiter: 'Recruiter' };

const toValues = ({ recruitingManager: [current] }: ApplicationRecord): Values => ({
  recruiter: current
    ? { id: current.userId, label: formatColleagueName(current) ?? '', hint: current.email }
    : null,
});

export const AssignRecruiterPanel = () => (
  <ApplicationPanel
    applicantId={usePanel(assignRecruiter).input.applicantId}
    takes={requirement}
    fresh
  >
    {(application) => <RecruiterForm application={application} />}
  </ApplicationPanel>
);

const RecruiterForm = ({ application }: { application: ApplicationRecord }) => {
  const { close } = usePanel(assignRecruiter);
  const update = useUpdateRecruiter(application.applicantId);
  const assigned = toValues(application).recruiter?.id;
  const form = useRecordForm({
    record: application,
    valuesOf: toValues,
    labels,
    fieldOf: (field) => (field === 'recruitingManagerId' ? 'recruiter' : field),
    save: async ({ recruiter }, { version }) => {
      const id = recruiter && Number(recruiter.id);
      await update({ recruitingManagerId: id, version });
      return { recruiter: recruiter && { userId: Number(recruiter.id), name: recruiter.label } };
    },
    refusal: 'The recruiter was not assigned.',
    goOn: close,
  });
  const unchanged = ({ recruiter }: Values) => {
    if (recruiter?.id !== assigned) return undefined;
    return assigned === undefined ? 'Choose a recruiter' : 'This recruiter is assigned already.';
  };
  return (
    <>
      <ApplicantHead application={application} />
      <PanelForm form={form} disabledReason={unchanged}>
        <PickerField
          name="recruiter"
          label={labels.recruiter}
          {...staffLookup}
          placeholder="Search by name"
        />
      </PanelForm>
    </>
  );
};
