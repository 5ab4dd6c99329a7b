import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { usePermission } from 'shared-auth';
import { PageHead, formatPersonName } from 'shared-ui';
import { Tabs } from 'shared-ui/page';
import { addressField, useAddressState, useDocumentTitle } from 'shell/sdk/react';
import { ApplicantTab } from './applicant-tab';
import { HistoryStrip } from './history-strip';
import { InterviewsTab } from '../../../interview/interviews-tab';
import { RefusedAddressNotice } from './refused-address-notice';
import { StatusDialog } from './status-dialog';
import { ViewActions } from './view-actions';
import { WithheldNotice } from './withheld-notice';

const tabs = ['applicant', 'interviews'] as const;
const fields = {
  dialog: addressField.choice(['', 'status'], ''),
  tab: addressField.choice(tabs, 'applicant'),
};

export const ShownApplication = ({ application }: { application: ApplicationRecord }) => {
  const [{ dialog, tab }, change] = useAddressState(fields);
  const show = (next: typeof dialog) => change({ dialog: next }, { replace: true });
  const seesInterviews = usePermission('interview:view').allowed;
  const { applicantId, job } = application;
  const name = formatPersonName(application);
  useDocumentTitle(name);
  const applicant = <ApplicantTab application={application} />;
  return (
    <>
      <PageHead
        title={name}
        words={job.designation ?? job.jobTitle}
        actions={<ViewActions application={application} onUpdateStatus={() => show('status')} />}
      />
      <HistoryStrip applicantId={applicantId} />
      <WithheldNotice />
      <RefusedAddressNotice application={application} />
      {seesInterviews ? (
        <Tabs
          label="Parts of the application"
          value={tab}
          onChange={(id) => change({ tab: tabs.find((known) => known === id) ?? 'applicant' })}
          tabs={[
            { id: 'applicant', label: 'Applicant', content: applicant },
            {
              id: 'interviews',
              label: 'Interviews',
              content: <InterviewsTab applicantId={applicantId} />,
            },
          ]}
        />
      ) : (
        applicant
      )}
      {dialog === 'status' ? (
        <StatusDialog applicantId={applicantId} onClose={() => show('')} />
      ) : null}
    </>
  );
};
