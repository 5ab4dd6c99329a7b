import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Timeouts are long, since role queries on a whole page are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
// Retries hide timing failures of a busy machine; the report lists tests that passed only on retry.
if (process.env.CI) jest.retryTimes(1);

// Each rendered page has its own styles, which unmounting leaves; every query by role would match
// the rules of all earlier tests too.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style[data-emotion^=ui]')) style.remove();
});
