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

/** Send a FormData with these fields and `resume`, or JSON without a resume. */
export const createApplication = call<{
  body: ApplicationCreate;
  reply: One<ApplicationCreated>;
}>('POST', '/api/v1/application', { changes: ['application', 'duplicate'] });

/** Send a FormData with `resume`; it replaces an earlier one. */
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
