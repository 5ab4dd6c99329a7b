import { getIntakeOptions } from 'server/contract/applicants/intake/application-intake.calls';
import { useRead, type ApiError } from 'shared-auth';

interface IntakeOptionsRead {
  /** True if applicants may give a document number; `undefined` until the server responds. */
  collectsDocument: boolean | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

export const useIntakeOptions = (): IntakeOptionsRead => {
  const { data, error, reload } = useRead(getIntakeOptions, {}, { once: true });
  return { collectsDocument: data?.data.collectsDocument, error, reload };
};
