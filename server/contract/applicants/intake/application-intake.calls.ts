import type { One } from '../../answer';
import type {
  ApplicationCreate,
  ApplicationCreated,
  IntakeOptions,
  ResumeForm,
  ResumeKept,
  ResumeParams,
} from './application-intake';
import { call } from '../../call';

export const getIntakeOptions = call<{ reply: One<IntakeOptions> }>(
  'GET',
  '/api/v1/application-intake',
);

/** Send a FormData with a `resume` file, or JSON without a resume. */
export const createApplication = call<{
  body: ApplicationCreate;
  reply: One<ApplicationCreated>;
}>('POST', '/api/v1/application', { changes: ['application', 'duplicate'] });

/** Adds a resume or replaces the stored one; send a FormData with `resume`. */
export const setResume = call<{
  params: ResumeParams;
  body: ResumeForm;
  reply: One<ResumeKept>;
}>('POST', '/api/v1/application/:id/resume', { changes: ['application'] });

export const removeResume = call<{ params: ResumeParams; reply: One<ResumeKept> }>(
  'DELETE',
  '/api/v1/application/:id/resume',
  { changes: ['application'] },
);
