import type { One } from '../../answer';
import { call } from '../../call';
import type {
  ApplicationSent,
  JobParams,
  JobQuestions,
  ResumeDetails,
  UploadParams,
  UploadStart,
  UploadState,
} from './applying';

/** Questions of a published job; needs no session. */
export const getJobQuestions = call<{ params: JobParams; reply: One<JobQuestions> }>(
  'GET',
  '/api/public/v1/jobs/:slug/questions',
);

export const sendApplication = call<{
  params: JobParams;
  body: object;
  reply: One<ApplicationSent>;
}>('POST', '/api/public/v1/jobs/:slug/applications', { changes: [] });

export const readResumeDetails = call<{
  params: JobParams;
  body: object;
  reply: One<ResumeDetails>;
}>('POST', '/api/public/v1/jobs/:slug/resume-details', { changes: [] });

const uploads = '/api/public/v1/jobs/:slug/uploads';

/** Starts the upload of a resume in pieces, so that a lost connection loses only one piece. */
export const startUpload = call<{ params: JobParams; body: UploadStart; reply: One<UploadState> }>(
  'POST',
  uploads,
  { changes: [] },
);

/** Returns the byte from which an interrupted upload continues. */
export const getUpload = call<{ params: UploadParams; reply: One<UploadState> }>(
  'GET',
  `${uploads}/:upload`,
);

export const sendUploadPiece = call<{
  params: UploadParams;
  body: object;
  reply: One<UploadState>;
}>('POST', `${uploads}/:upload`, { changes: [] });
