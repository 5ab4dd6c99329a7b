import type { ImportChoice, ImportForecast } from 'server/contract/intake/application-import';
import { forecastImport } from 'server/contract/intake/application-import.calls';
import { useWrite } from 'shared-auth';

/** Remembers a choice and says what a run would do with it. @throws ApiError */
export const useForecastImport = (id: number) => {
  const { send } = useWrite(forecastImport);
  return async (choice: ImportChoice): Promise<ImportForecast> => {
    const { data } = await send({ params: { id }, body: choice });
    return data;
  };
};
