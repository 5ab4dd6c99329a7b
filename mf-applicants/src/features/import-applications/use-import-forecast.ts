import { useState } from 'react';
import type {
  ApplicationImport,
  ImportChoice,
  ImportForecast,
} from 'server/contract/applicants/intake/application-import';
import { forecastImport } from 'server/contract/applicants/intake/application-import.calls';
import { useWrite } from 'shared-auth';

/** Result of a dry run of the import with the latest choice of columns; only `check` requests it. */
export const useImportForecast = ({ id }: Pick<ApplicationImport, 'id'>) => {
  const { send, isSending, error } = useWrite(forecastImport);
  const [forecast, setForecast] = useState<ImportForecast>();
  /**
   * Stores the choice of columns and reads the forecast for it.
   * @throws ApiError
   */
  const check = async (choice: ImportChoice): Promise<void> => {
    const { data } = await send({ params: { id }, body: choice });
    setForecast(data);
  };
  return { forecast, isChecking: isSending, error, check };
};
