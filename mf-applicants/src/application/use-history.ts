import type { CandidateHistory } from 'server/contract/application-status';
import { getCandidateHistory } from 'server/contract/application-status.calls';
import { useRead, type ApiError } from 'shared-auth';

export interface HistoryRead {
  history: CandidateHistory | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** The way that an application took, and where it can go; without an id nothing is read. */
export const useHistory = (applicantId: number | undefined): HistoryRead => {
  const { data, error, reload } = useRead(
    getCandidateHistory,
    applicantId === undefined ? null : { params: { applicantId } },
  );
  return { history: data?.data, error, reload };
};
