import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { Grid, LinkLook } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { jobDetail } from 'mf-jobs/contract';
import { Link } from 'shell/sdk/react';
import { OffersSection } from '../../../offers/offers-section';
import { getApplicantFacts, getJobFacts } from '../facts';
import { ApplicationStatesSection } from './application-states-section';
import { ColleagueSection } from './colleague-section';
import { ConsentsSection } from './consents-section';
import { LettersSection } from './letters-section';
import { PrivacySection } from '../../../privacy/privacy-section';
import { ReadingsSection } from '../../../privacy/readings-section';
import { ReferralSection } from './referral-section';
import { RepliesSection } from './replies-section';
import { RequestsSection } from '../../../privacy/requests-section';
import { SentSection } from './sent-section';

export const ApplicantTab = ({ application }: { application: ApplicationRecord }) => {
  const { applicantId, job } = application;
  const title = (
    <LinkLook>
      <Link to={jobDetail} params={{ id: job.jobId }}>
        {formatJobTitle(job)}
      </Link>
    </LinkLook>
  );
  return (
    <>
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
        <ApplicationStatesSection application={application} />
        <OffersSection applicantId={applicantId} />
        <LettersSection applicantId={applicantId} />
        <RepliesSection applicantId={applicantId} />
        <ConsentsSection application={application} />
        <RequestsSection applicantId={applicantId} />
        <ReadingsSection applicantId={applicantId} />
      </Grid>
      <PrivacySection applicantId={applicantId} />
    </>
  );
};
