// Long timeout, since tests with filled databases are slow on a busy machine.
jest.setTimeout(60_000);
// Retries tests that fail by timing on a busy machine; the report lists tests that passed only on retry.
if (process.env.CI) jest.retryTimes(1);
