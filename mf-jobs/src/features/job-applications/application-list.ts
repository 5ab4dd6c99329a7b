import { getJobApplications } from 'server/contract/jobs/postings/job-application.calls';
import { pageReader } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { formatPersonName } from 'shared-ui';
import { defineList } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

export const applicationList = defineList({
  reader: pageReader(getJobApplications, ({ data }) => data.jobApplication),
  key: 'applicantId',
  nameOf: formatPersonName,
  one: 'application',
  many: 'applications',
  fields: {
    view: addressField.choice(['list', 'board'], 'list'),
    stage: addressField.text(),
    status: addressField.id,
    source: addressField.id,
  },
  kept: ['view', 'stage'],
  filterOf: ({ status, source }) => ({ applicantStatusId: status, sourceId: source }),
  filters: [
    {
      kind: 'lookup',
      field: 'status',
      label: 'Applicant Status',
      source: lookupSource('applicantStatuses'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'source',
      label: 'Source',
      source: lookupSource('sources'),
      isAdded: true,
    },
  ],
});
