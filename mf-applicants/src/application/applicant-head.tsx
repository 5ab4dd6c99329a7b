import type { ReactNode } from 'react';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { formatPersonName, Stack, Text } from 'shared-ui';

interface Props {
  application: ApplicationRecord;
  children?: ReactNode;
}

export const ApplicantHead = ({ application, children }: Props) => (
  <Stack gap="2" mb="4">
    <div>
      <Text fontWeight={550} dir="auto" overflowWrap="anywhere">
        {formatPersonName(application)}
      </Text>
      <Text size="sm" tone="third" dir="auto" overflowWrap="anywhere">
        {application.job.jobTitle}
      </Text>
    </div>
    {children}
  </Stack>
);
