import { getIntakeOptions } from 'server/contract/intake/application-intake.calls';
import { useRead, type ApiError } from 'shared-auth';

interface IntakeOptionsRead {
  /** Whether document numbers are taken in; unknown until it is answered. */
  collectsDocument: boolean | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** What this installation takes in of a person. */
export const useIntakeOptions = (): IntakeOptionsRead => {
  const { data, error, reload } = useRead(getIntakeOptions, {}, { once: true });
  return { collectsDocument: data?.data.collectsDocument, error, reload };
};
