import { getIntakeOptions } from 'server/contract/applicants/intake/application-intake.calls';
import { useRead, type ApiError } from 'shared-auth';

interface IntakeOptionsRead {
  /** `undefined` until the server answers. */
  collectsDocument: boolean | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

export const useIntakeOptions = (): IntakeOptionsRead => {
  const { data, error, reload } = useRead(getIntakeOptions, {}, { once: true });
  return { collectsDocument: data?.data.collectsDocument, error, reload };
};
