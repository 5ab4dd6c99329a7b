import type { One } from '../answer';
import { call } from '../call';
import type {
  Employment,
  EmploymentAnswer,
  EmploymentFile,
  EmploymentImport,
  EmploymentRecords,
  EmploymentResult,
} from './employment';

const changes = ['referral', 'application'];

/** Joining and leaving dates of many hires, as another system knows them. */
export const updateEmployments = call<{ body: EmploymentRecords; reply: One<EmploymentAnswer> }>(
  'PUT',
  '/api/v1/employment',
  { changes },
);

/** Of one hire; `id` is that of the application. */
export const updateEmployment = call<{
  params: { id: number };
  body: Employment;
  reply: One<EmploymentResult>;
}>('PUT', '/api/v1/employment/:id', { changes });

/** Says what would become of each row of a file; nothing is written. Send a FormData with `file`. */
export const checkEmploymentFile = call<{ body: EmploymentFile; reply: One<EmploymentImport> }>(
  'POST',
  '/api/v1/employment/check',
  { changes: [] },
);

/** Enters the days of a file; the same again changes nothing. */
export const importEmployment = call<{ body: EmploymentFile; reply: One<EmploymentImport> }>(
  'POST',
  '/api/v1/employment/import',
  { changes },
);
