import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A whole page is slow to search by role, and the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
// One of thousands may meet a busy moment; the run names what passed only when repeated.
if (process.env.CI) jest.retryTimes(1);
