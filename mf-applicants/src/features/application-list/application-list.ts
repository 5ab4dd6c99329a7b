import type { ApplicationFilter } from 'server/contract/applicants/application';
import { getApplications } from 'server/contract/applicants/application.calls';
import { applicationSorts } from 'server/contract/applicants/application-constants';
import { lookupSource, pageReader, useToday } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { dayOrder } from '../../application/day-words';
import { nameOf } from '../../application/name-of';
import { jobSource } from './job-source';

/** The applicant lists; links from a job's stages use the names of these fields. */
export const applicationList = defineList({
  reader: pageReader(getApplications),
  key: 'applicantId',
  nameOf,
  one: 'applicant',
  many: 'applicants',
  sorts: applicationSorts,
  fields: {
    jobId: addressField.id,
    applicantId: addressField.id,
    source: addressField.id,
    stage: addressField.id,
    status: addressField.id,
    from: addressField.day,
    to: addressField.day,
  },
  travels: ['jobId', 'applicantId'],
  filterOf: ({ source, stage, status, from, to, ...ids }): FilterParts<ApplicationFilter> => ({
    jobId: ids.jobId,
    applicantId: ids.applicantId,
    sourceId: source,
    stageId: stage,
    applicantStatusId: status,
    fromDate: from,
    toDate: to,
  }),
  filters: [
    { kind: 'lookup', field: 'jobId', label: 'Jobs', source: jobSource },
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      label: 'Date',
      order: dayOrder,
      useToday,
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'source',
      label: 'Source',
      source: lookupSource('sources'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'stage',
      label: 'Stage',
      source: lookupSource('stages'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'status',
      label: 'Applicant Status',
      source: lookupSource('applicantStatuses'),
      isAdded: true,
    },
  ],
});
