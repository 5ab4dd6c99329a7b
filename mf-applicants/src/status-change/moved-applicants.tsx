import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { Box, Text } from 'shared-ui';
import { ApplicantHead } from '../application/applicant-head';
import { formatApplicantCount } from '../application/format-applicant-count';
import { StatusAndStage } from '../application/status-and-stage';

interface Props {
  applicant: ApplicationRecord | undefined;
  total: number;
  /** Number of selected applicants who cannot be moved. */
  missing: number;
}

const describeMissing = (total: number, missing: number): string =>
  `${total + missing} selected, ${missing} of them gone or not yours to move.`;

export const MovedApplicants = ({ applicant, total, missing }: Props) =>
  applicant ? (
    <ApplicantHead application={applicant}>
      <StatusAndStage status={applicant.status} stage={applicant.stage} />
    </ApplicantHead>
  ) : (
    <Box mb="4">
      <Text fontWeight={550}>{formatApplicantCount(total)}</Text>
      {missing > 0 ? (
        <Text size="sm" tone="second">
          {describeMissing(total, missing)}
        </Text>
      ) : null}
    </Box>
  );
