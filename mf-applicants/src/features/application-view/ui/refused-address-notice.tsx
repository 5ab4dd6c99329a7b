import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { Box, Notice } from 'shared-ui';

export const RefusedAddressNotice = ({ application }: { application: ApplicationRecord }) =>
  application.mailProblem ? (
    <Box mb="4">
      <Notice
        tone="bad"
        title="Nothing is sent to this applicant, since mail came back"
        words={`Ask for another address, or have an administrator send to it again, under Mail in General Settings. Its server said: ${application.mailProblem}`}
      />
    </Box>
  ) : null;
