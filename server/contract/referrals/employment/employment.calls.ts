import type { One } from '../../answer';
import { call } from '../../call';
import type {
  Employment,
  EmploymentAnswer,
  EmploymentFile,
  EmploymentImport,
  EmploymentRecords,
  EmploymentResult,
} from './employment';

const changes = ['referral', 'application'];

export const updateEmployments = call<{ body: EmploymentRecords; reply: One<EmploymentAnswer> }>(
  'PUT',
  '/api/v1/employment',
  { changes },
);

export const updateEmployment = call<{
  params: { id: number };
  body: Employment;
  reply: One<EmploymentResult>;
}>('PUT', '/api/v1/employment/:id', { changes });

/** Dry run of an employment file, which writes nothing; send a FormData with `file`. */
export const checkEmploymentFile = call<{ body: EmploymentFile; reply: One<EmploymentImport> }>(
  'POST',
  '/api/v1/employment/check',
  { changes: [] },
);

/** Imports an employment file; safe to repeat. */
export const importEmployment = call<{ body: EmploymentFile; reply: One<EmploymentImport> }>(
  'POST',
  '/api/v1/employment/import',
  { changes },
);
