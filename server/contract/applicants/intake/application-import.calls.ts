import type { One } from '../../answer';
import type {
  ApplicationImport,
  ImportChoice,
  ImportForecast,
  ImportForm,
  ImportParams,
} from './application-import';
import { call } from '../../call';

/** Send a FormData with `file`. */
export const uploadImport = call<{ body: ImportForm; reply: One<ApplicationImport> }>(
  'POST',
  '/api/v1/application-import',
  { changes: ['application-import'] },
);

/** Stores the choice and returns a dry run. */
export const forecastImport = call<{
  params: ImportParams;
  body: ImportChoice;
  reply: One<ImportForecast>;
}>('POST', '/api/v1/application-import/:id/dry-run', { changes: ['application-import'] });

/** Imports the valid rows by the latest choice; a stopped import continues. */
export const runImport = call<{ params: ImportParams; reply: One<ApplicationImport> }>(
  'POST',
  '/api/v1/application-import/:id/run',
  { changes: ['application-import', 'application', 'duplicate'] },
);

/** Rejected rows are downloaded by a file ticket: list `rejected-row`, `{ importId }`. */
export const getImport = call<{ params: ImportParams; reply: One<ApplicationImport> }>(
  'GET',
  '/api/v1/application-import/:id',
);
