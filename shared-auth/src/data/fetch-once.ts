import type { Revalidator, RevalidatorOptions } from 'swr';
import type { ApiError } from '../http/api-error';

const firstRetryDelay = 1_000;
const maxRetryDelay = 15_000;

/** The random factor spreads the retries of many clients after an outage. */
const getRetryDelay = (attempt: number): number =>
  Math.min(maxRetryDelay, firstRetryDelay * 2 ** attempt) * (0.5 + Math.random() / 2);

const isRetryableError = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/**
 * SWR options for data that is fetched only once: a failed fetch is retried with a growing delay, on
 * reconnect and on focus.
 */
export const getFetchOnceOptions = (isHere: boolean) => ({
  revalidateIfStale: false,
  revalidateOnFocus: !isHere,
  revalidateOnReconnect: !isHere,
  focusThrottleInterval: 0,
  shouldRetryOnError: isRetryableError,
  onErrorRetry: (
    _error: unknown,
    _key: unknown,
    _config: unknown,
    revalidate: Revalidator,
    { retryCount }: Required<RevalidatorOptions>,
  ) => {
    setTimeout(() => void revalidate({ retryCount, dedupe: true }), getRetryDelay(retryCount));
  },
});
