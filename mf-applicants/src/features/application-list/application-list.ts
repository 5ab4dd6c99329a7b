import type { ApplicationFilter } from 'server/contract/applicants/application';
import { getApplications } from 'server/contract/applicants/application.calls';
import { applicationSorts } from 'server/contract/applicants/application-constants';
import { lookupSource, pageReader, useToday } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { dayOrder } from '../../application/day-words';
import { nameOf } from '../../application/name-of';
import { jobSource } from './job-source';

const addedLookup = <Field extends string>(
  field: Field,
  label: string,
  lookup: Parameters<typeof lookupSource>[0],
) => ({ kind: 'lookup', field, label, source: lookupSource(lookup), isAdded: true }) as const;

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
    pipeline: addressField.id,
    stage: addressField.id,
    keeps: addressField.id,
    wasInStage: addressField.id,
    wasInStatus: addressField.id,
    status: addressField.id,
    from: addressField.day,
    to: addressField.day,
  },
  travels: ['jobId', 'applicantId'],
  filterOf: ({ source, stage, status, from, to, ...rest }): FilterParts<ApplicationFilter> => ({
    jobId: rest.jobId,
    applicantId: rest.applicantId,
    pipelineId: rest.pipeline,
    keptStageId: rest.keeps,
    pastStageId: rest.wasInStage,
    pastStatusId: rest.wasInStatus,
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
    addedLookup('source', 'Source', 'sources'),
    addedLookup('pipeline', 'Hiring Pipeline', 'pipelines'),
    addedLookup('stage', 'Stage', 'stages'),
    addedLookup('status', 'Applicant Status', 'applicantStatuses'),
    addedLookup('keeps', 'Earlier pipeline with stage', 'stages'),
    addedLookup('wasInStage', 'Was in stage', 'stages'),
    addedLookup('wasInStatus', 'Was in status', 'applicantStatuses'),
  ],
});
