import { recordCalls } from '../../record-calls';
import { shownWithStatuses } from './pipeline-constants';
import type { ApplicantStatusShapes, StatusShapes } from './status';

const changedByStatuses = ['stage', 'application', 'general-settings'];
const callOptions = { changes: shownWithStatuses };

export const applicantStatusCalls = recordCalls<ApplicantStatusShapes>(
  'applicant-status',
  changedByStatuses,
  callOptions,
);

export const statusCalls = recordCalls<StatusShapes>('status', changedByStatuses, callOptions);
