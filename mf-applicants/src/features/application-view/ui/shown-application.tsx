import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { Grid, LinkLook, PageHead, formatPersonName } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { jobDetail } from 'mf-jobs/contract';
import { addressField, Link, useAddressState, useDocumentTitle } from 'shell/sdk/react';
import { getApplicantFacts, getJobFacts } from '../facts';
import { ConsentsSection } from './consents-section';
import { ColleagueSection } from './colleague-section';
import { RequestsSection } from './requests-section';
import { ReferralSection } from './referral-section';
import { ApplicationStatesSection } from './application-states-section';
import { InterviewsSection } from './interviews-section';
import { LettersSection } from './letters-section';
import { StatusDialog } from './status-dialog';
import { ViewActions } from './view-actions';
import { HistoryStrip } from './history-strip';
import { PrivacySection } from './privacy-section';
import { ReadingsSection } from './readings-section';
import { RefusedAddressNotice } from './refused-address-notice';
import { SentSection } from './sent-section';
import { RepliesSection } from './replies-section';
import { OffersSection } from '../../../offers/offers-section';
import { WithheldNotice } from './withheld-notice';

const dialogFields = { dialog: addressField.choice(['', 'status'], '') };

export const ShownApplication = ({ application }: { application: ApplicationRecord }) => {
  const [{ dialog }, change] = useAddressState(dialogFields);
  const show = (next: typeof dialog) => change({ dialog: next }, { replace: true });
  const { job } = application;
  const name = formatPersonName(application);
  useDocumentTitle(name);
  const title = (
    <LinkLook>
      <Link to={jobDetail} params={{ id: job.jobId }}>
        {formatJobTitle(job)}
      </Link>
    </LinkLook>
  );
  return (
    <>
      <PageHead
        title={name}
        words={job.designation ?? job.jobTitle}
        actions={<ViewActions application={application} onUpdateStatus={() => show('status')} />}
      />
      <HistoryStrip applicantId={application.applicantId} />
      <WithheldNotice />
      <RefusedAddressNotice application={application} />
      <Grid gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(380px, 100%), 1fr))">
        <Part title="Applicant Information">
          <FactList facts={getApplicantFacts(application)} />
        </Part>
        <Part title="Job Information">
          <FactList facts={[{ name: 'Job title', value: title }, ...getJobFacts(application)]} />
        </Part>
        <SentSection application={application} />
        <ReferralSection application={application} />
        <ColleagueSection
          title="Hiring Manager Information"
          person={application.hiringManager}
          nobody="This job has no hiring manager."
        />
        <ColleagueSection
          title="Recruiting Manager Information"
          person={application.recruitingManager[0]}
          nobody="No recruiter is assigned yet. Assign Recruiter chooses one."
        />
        <InterviewsSection applicantId={application.applicantId} />
        <ApplicationStatesSection application={application} />
        <OffersSection applicantId={application.applicantId} />
        <LettersSection applicantId={application.applicantId} />
        <RepliesSection applicantId={application.applicantId} />
        <ConsentsSection application={application} />
        <RequestsSection applicantId={application.applicantId} />
        <ReadingsSection applicantId={application.applicantId} />
      </Grid>
      <PrivacySection applicantId={application.applicantId} />
      {dialog === 'status' ? (
        <StatusDialog applicantId={application.applicantId} onClose={() => show('')} />
      ) : null}
    </>
  );
};
