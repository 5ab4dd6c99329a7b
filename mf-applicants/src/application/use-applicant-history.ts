import { getCandidateHistory } from 'server/contract/applicants/applications/application-status.calls';
import { useRead, type ReadOptions } from 'shared-auth';

export const useApplicantHistory = (applicantId: number | undefined, options?: ReadOptions) => {
  const { data, error, reload } = useRead(
    getCandidateHistory,
    applicantId === undefined ? null : { params: { applicantId } },
    options,
  );
  return { record: data?.data, error, reload };
};
