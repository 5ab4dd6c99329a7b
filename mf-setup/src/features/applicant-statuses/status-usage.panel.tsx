import { applications } from 'mf-applicants/contract';
import type { StatusRecord } from 'server/contract/jobs/pipelines/status';
import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { recordReader } from 'shared-auth';
import { LinkLook, Skeleton, StatusMark } from 'shared-ui';
import { FactList } from 'shared-ui/page';
import { Link, Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { applicantStatusUsage, generalSettings, stages } from '../../../contract';
import { getCategoryName } from '../../status/categories';
import { reservedStatusReason, statusNoun } from '../../status/status-usage';

const useStatusRecord = recordReader<StatusRecord>(applicantStatusCalls.get);

const toStatusFacts = (record: StatusRecord) => [
  { name: 'Status', value: <StatusMark name={record.status} category={record.category} /> },
  { name: 'Category', value: getCategoryName(record.category) },
  {
    name: 'Applicants',
    value: (
      <LinkLook>
        <Link to={applications} search={{ status: record.id }}>
          {record.jobApplicationCount}
        </Link>
      </LinkLook>
    ),
  },
  {
    name: 'Stages',
    value: record.stages.length > 0 && (
      <LinkLook>
        <Link to={stages} search={{ status: record.id }}>
          {record.stages.map(({ name }) => name).join(', ')}
        </Link>
      </LinkLook>
    ),
  },
  {
    name: 'General Settings',
    value: record.defaultCount > 0 && (
      <LinkLook>
        <Link to={generalSettings}>
          {record.defaultCount === 1 ? '1 default' : `${record.defaultCount} defaults`}
        </Link>
      </LinkLook>
    ),
  },
  ...(record.isReserved ? [{ name: 'Reserved', value: reservedStatusReason }] : []),
];

export const StatusUsagePanel = () => {
  const read = useStatusRecord(usePanel(applicantStatusUsage).input.statusId);
  return (
    <Panel>
      <ShownRecord noun={statusNoun} read={read} onItsWay={<Skeleton height="120px" />}>
        {(record) => <FactList facts={toStatusFacts(record)} />}
      </ShownRecord>
    </Panel>
  );
};
