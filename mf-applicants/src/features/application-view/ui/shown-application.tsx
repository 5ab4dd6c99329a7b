import { useState } from 'react';
import type { ApplicationRecord } from 'server/contract/application';
import { FactList, Grid, LinkLook, PageHead, Part } from 'shared-ui';
import { jobDetail } from 'mf-jobs/contract';
import { Link, useDocumentTitle } from 'shell/sdk/react';
import { nameOf } from '../../../application/name-of';
import { applicantFacts, jobFacts } from '../facts';
import { ColleaguePart } from './colleague-part';
import { ReferralPart } from './referral-part';
import { StatesPart } from './states-part';
import { StatusDialog } from './status-dialog';
import { ViewActions } from './view-actions';
import { WithheldNotice } from './withheld-notice';

/** An application: head, actions, six cards. */
export const ShownApplication = ({ application }: { application: ApplicationRecord }) => {
  const [isMoving, setMoving] = useState(false);
  const { job } = application;
  const name = nameOf(application);
  useDocumentTitle(name);
  const title = (
    <LinkLook>
      <Link to={jobDetail} params={{ id: job.jobId }}>
        {job.jobTitle}
      </Link>
    </LinkLook>
  );
  return (
    <>
      <PageHead
        title={name}
        words={job.designation ?? job.jobTitle}
        actions={<ViewActions application={application} onUpdateStatus={() => setMoving(true)} />}
      />
      <WithheldNotice />
      <Grid gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(380px, 100%), 1fr))">
        <Part title="Applicant Information">
          <FactList facts={applicantFacts(application)} />
        </Part>
        <Part title="Job Information">
          <FactList facts={[{ name: 'Job title', value: title }, ...jobFacts(application)]} />
        </Part>
        <ReferralPart application={application} />
        <ColleaguePart
          title="Hiring Manager Information"
          person={application.hiringManager}
          nobody="This job has no hiring manager."
        />
        <ColleaguePart
          title="Recruiting Manager Information"
          person={application.recruitingManager[0]}
          nobody="No recruiter is assigned yet. Assign Recruiter chooses one."
        />
        <StatesPart application={application} />
      </Grid>
      {isMoving ? (
        <StatusDialog applicantId={application.applicantId} onClose={() => setMoving(false)} />
      ) : null}
    </>
  );
};
