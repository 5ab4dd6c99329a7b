import { recordCalls } from '../record-calls';
import { shownWithStatuses } from './pipeline-constants';
import type { ApplicantStatusShapes, StatusShapes } from './status';

const usedBy = ['stage', 'application', 'general-settings'];
const about = { changes: shownWithStatuses };

/** Statuses by their text; `getMany` is also their lookup. */
export const applicantStatusCalls = recordCalls<ApplicantStatusShapes>(
  'applicant-status',
  usedBy,
  about,
);

/** The same statuses, made in a stage and moved to another. */
export const statusCalls = recordCalls<StatusShapes>('status', usedBy, about);
