import type { One } from '../answer';
import type {
  ApplicationImport,
  ImportChoice,
  ImportForecast,
  ImportForm,
  ImportParams,
} from './application-import';
import { call } from '../call';

/** Send a FormData with the file `file`. */
export const uploadImport = call<{ body: ImportForm; reply: One<ApplicationImport> }>(
  'POST',
  '/api/v1/application-import',
  { changes: ['application-import'] },
);

/** Remembers the choice and says what a run would do; nothing is imported. */
export const forecastImport = call<{
  params: ImportParams;
  body: ImportChoice;
  reply: One<ImportForecast>;
}>('POST', '/api/v1/application-import/:id/dry-run', { changes: ['application-import'] });

/** Imports the good rows by the choice of the latest dry run; a stopped import goes on. */
export const runImport = call<{ params: ImportParams; reply: One<ApplicationImport> }>(
  'POST',
  '/api/v1/application-import/:id/run',
  { changes: ['application-import', 'application', 'duplicate'] },
);

/** How far it is. Rejected rows are a file: the list `rejected-row`, `{ importId }`. */
export const getImport = call<{ params: ImportParams; reply: One<ApplicationImport> }>(
  'GET',
  '/api/v1/application-import/:id',
);
