import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import type { StatusOptions } from 'server/contract/applicants/applications/application-status';
import { getStatusOptions } from 'server/contract/applicants/applications/application-status.calls';
import { useRead, type ApiError } from 'shared-auth';
import type { ApplicantSelection } from '../../contract';
import { useFreshApplication } from '../application/use-application';
import { useApplicantHistory } from '../application/use-applicant-history';
import { toBulkMoveOptions, toSingleMoveOptions, type MoveOptions } from './move-options';
import { toSelectionBody, getOnlyApplicant } from './selection-body';

export interface MoveOptionsRead {
  options: MoveOptions | undefined;
  /** The selected applicant; undefined when several are selected. */
  applicant: ApplicationRecord | undefined;
  /** Statuses of each pipeline when the selected applicants are in different pipelines; else undefined. */
  differing: StatusOptions | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

const freshOptions = { fresh: true };

export const useMoveOptions = (selection: ApplicantSelection): MoveOptionsRead => {
  const one = getOnlyApplicant(selection);
  const applicant = useFreshApplication(one);
  const history = useApplicantHistory(one, freshOptions);
  const many = useRead(
    getStatusOptions,
    one === undefined ? { body: toSelectionBody(selection) } : null,
    freshOptions,
  );

  if (one !== undefined) {
    const { record: application } = applicant;
    return {
      options:
        application && history.record
          ? toSingleMoveOptions(history.record, application.joiningDate)
          : undefined,
      applicant: application,
      differing: undefined,
      error: history.error ?? applicant.error,
      reload: () => {
        history.reload();
        applicant.reload();
      },
    };
  }
  const found = many.data?.data;
  return {
    options: found?.agree ? toBulkMoveOptions(found) : undefined,
    applicant: undefined,
    differing: found?.agree === false ? found : undefined,
    error: many.error,
    reload: many.reload,
  };
};
