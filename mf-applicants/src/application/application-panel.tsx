import type { ReactNode } from 'react';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import type { Permission } from 'server/contract/permission';
import { useAllowances } from 'shared-auth';
import { ForbiddenState, Skeleton, Stack } from 'shared-ui';
import { Panel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { applicantNoun } from './applicant-noun';
import { useApplication, useFreshApplication } from './use-application';

interface Props {
  applicantId: number;
  /** Action and permission that the user needs for this panel; without them it shows the forbidden state. */
  takes?: { act: ApplicationRecord['may'][number]; permission: Permission };
  /** Requests the applicant from the server even when the applicant is cached. */
  fresh?: boolean;
  children: (application: ApplicationRecord) => ReactNode;
}

const ApplicantSkeleton = () => (
  <Stack gap="4" py="2" role="status" aria-label="The applicant is being loaded">
    <Skeleton width="55%" height="18px" />
    <Skeleton height="36px" />
  </Stack>
);

export const ApplicationPanel = ({ applicantId, takes, fresh = false, children }: Props) => {
  const read = (fresh ? useFreshApplication : useApplication)(applicantId);
  const allowance = useAllowances().of(takes?.permission);
  return (
    <Panel>
      <ShownRecord noun={applicantNoun} read={read} onItsWay={<ApplicantSkeleton />}>
        {(application) =>
          takes && !application.may.includes(takes.act) ? (
            <ForbiddenState words={allowance.reasonFor(false)} />
          ) : (
            children(application)
          )
        }
      </ShownRecord>
    </Panel>
  );
};
