import type { ApplicationFilter } from 'server/contract/applicants/applications/application';
import { getApplications } from 'server/contract/applicants/applications/application.calls';
import {
  applicationSorts,
  progressNames,
  statusCategories,
  type ProgressName,
  type StatusCategory,
} from 'server/contract/applicants/applications/application-constants';
import { pageReader, useToday } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { formatPersonName } from 'shared-ui';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { dayOrder } from '../../application/render-date';
import { jobFilterLookup } from '../../application/job-source';

const createLookupFilter = <Field extends string>(
  field: Field,
  label: string,
  lookup: Parameters<typeof lookupSource>[0],
) => ({ kind: 'lookup', field, label, source: lookupSource(lookup), isAdded: true }) as const;

const createChoiceFilter = <Field extends string>(
  field: Field,
  label: string,
  labels: Record<string, string>,
) =>
  ({
    kind: 'choice',
    field,
    label,
    options: Object.entries({ '': 'Any', ...labels }).map(([value, name]) => ({
      value,
      label: name,
    })),
    isAdded: true,
  }) as const;

const progressLabels: Record<ProgressName, string> = {
  inprogress: 'Inprogress',
  closed: 'Closed',
  overdue: 'Overdue',
  relevant: 'Relevant',
  shortlisted: 'Shortlisted',
};

const categoryLabels: Record<StatusCategory, string> = {
  start: 'Start',
  active: 'Active',
  'on-hold': 'On hold',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** List of applicants; links from a job's stages depend on the names of its address fields. */
export const applicationList = defineList({
  reader: pageReader(getApplications),
  key: 'applicantId',
  nameOf: formatPersonName,
  one: 'applicant',
  many: 'applicants',
  sorts: applicationSorts,
  fields: {
    jobId: addressField.id,
    applicantId: addressField.id,
    source: addressField.id,
    pipeline: addressField.id,
    department: addressField.id,
    location: addressField.id,
    recruiter: addressField.id,
    progress: addressField.choice(['', ...progressNames], ''),
    category: addressField.choice(['', ...statusCategories], ''),
    stalled: addressField.choice(['', '1'], ''),
    answer: addressField.choice(['', '1'], ''),
    joiningFrom: addressField.day,
    joiningTo: addressField.day,
    stage: addressField.id,
    keeps: addressField.id,
    wasInStage: addressField.id,
    wasInStatus: addressField.id,
    reason: addressField.id,
    status: addressField.id,
    from: addressField.day,
    to: addressField.day,
  },
  travels: ['jobId', 'applicantId'],
  filterOf: ({
    source,
    stage,
    status,
    progress,
    category,
    from,
    to,
    ...rest
  }): FilterParts<ApplicationFilter> => ({
    jobId: rest.jobId,
    applicantId: rest.applicantId,
    pipelineId: rest.pipeline,
    departmentId: rest.department,
    locationId: rest.location,
    recruiterId: rest.recruiter,
    ...(progress && { progress }),
    ...(category && { category }),
    ...(rest.stalled && { isStalled: true }),
    ...(rest.answer && { isAnswerDue: true }),
    joiningFrom: rest.joiningFrom,
    joiningTo: rest.joiningTo,
    keptStageId: rest.keeps,
    pastStageId: rest.wasInStage,
    pastStatusId: rest.wasInStatus,
    reasonId: rest.reason,
    sourceId: source,
    stageId: stage,
    applicantStatusId: status,
    fromDate: from,
    toDate: to,
  }),
  filters: [
    { kind: 'lookup', field: 'jobId', label: 'Jobs', source: jobFilterLookup },
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      label: 'Date',
      order: dayOrder,
      useToday,
      isAdded: true,
    },
    createLookupFilter('source', 'Source', 'sources'),
    createLookupFilter('pipeline', 'Hiring Pipeline', 'pipelines'),
    createLookupFilter('department', 'Department', 'departments'),
    createLookupFilter('location', 'Location', 'jobLocations'),
    createLookupFilter('recruiter', 'Recruiter', 'staff'),
    createLookupFilter('stage', 'Stage', 'stages'),
    createLookupFilter('status', 'Applicant Status', 'applicantStatuses'),
    createChoiceFilter('progress', 'Progress', progressLabels),
    createChoiceFilter('stalled', 'In their stage', { 1: 'Longer than usual' }),
    createChoiceFilter('answer', 'Promised answer', { 1: 'Within two days, or late' }),
    {
      kind: 'days',
      from: 'joiningFrom',
      to: 'joiningTo',
      label: 'Joining date',
      order: dayOrder,
      useToday,
      isAdded: true,
    },
    createChoiceFilter('category', 'Kind of status', categoryLabels),
    createLookupFilter('keeps', 'Earlier pipeline with stage', 'stages'),
    createLookupFilter('wasInStage', 'Was in stage', 'stages'),
    createLookupFilter('wasInStatus', 'Was in status', 'applicantStatuses'),
    createLookupFilter('reason', 'Reason', 'moveReasons'),
  ],
});
