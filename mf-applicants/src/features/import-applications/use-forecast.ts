import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationImport, ImportForecast } from 'server/contract/intake/application-import';
import type { ApiError } from 'shared-auth';
import { useForecastImport } from './api/forecast-import';

/** What a run by the stored choice would do; asked for unless it is known. */
export const useForecast = (
  { id, mapping, jobId, sourceId, createSources: stored }: ApplicationImport,
  known: ImportForecast | undefined,
) => {
  const ask = useForecastImport(id);
  const [forecast, setForecast] = useState(known);
  const [isCreating, setCreating] = useState(stored);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const begin = useEffectEvent(() => {
    if (forecast || !mapping) return;
    ask({ mapping, jobId, sourceId, createSources: isCreating }).then(setForecast, setError);
  });
  const check = (createSources: boolean) => {
    if (!mapping) return;
    setChecking(true);
    setCreating(createSources);
    ask({ mapping, jobId, sourceId, createSources })
      .then(setForecast, setError)
      .finally(() => setChecking(false));
  };
  useEffect(() => begin(), [attempt]);
  const retry = () => {
    setError(undefined);
    setForecast(undefined);
    setAttempt(attempt + 1);
  };
  return { forecast, isCreating, isChecking, check, error, retry };
};
