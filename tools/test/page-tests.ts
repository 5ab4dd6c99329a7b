import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Long timeouts, since queries by role on a whole page are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
// Retries tests that fail by timing on a busy machine; the report lists tests that passed only on retry.
if (process.env.CI) jest.retryTimes(1);

// Removes styles after each test, since unmounting leaves them and queries by role would evaluate
// the rules of all earlier tests too.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style[data-emotion^=ui]')) style.remove();
});
