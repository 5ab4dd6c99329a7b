import { configure } from '@testing-library/react';

// A whole page is slow to search by role, and the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
