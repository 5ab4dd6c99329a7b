import { formatColleagueName, StatusMark } from 'shared-ui';
import { type Fact, FactList, Part } from 'shared-ui/page';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { renderDate } from '../../../application/render-date';
import { WithheldValue } from '../../../application/withheld-value';
import { useCompanyDays } from '../../../application/use-company-days';

export const ApplicationStatesSection = ({ application }: { application: ApplicationRecord }) => {
  const { dayAt, momentAt } = useCompanyDays();
  const { status, stage, latestHistory: latest, joiningDate } = application;
  const facts: Fact[] = [
    { name: 'Status', value: <StatusMark {...status} /> },
    { name: 'Stage', value: stage?.name },
    { name: 'Application date', value: dayAt(application.created_at) },
    { name: 'Last moved', value: latest && momentAt(latest.created_at) },
    { name: 'Moved by', value: latest && formatColleagueName(latest.actor) },
    ...(joiningDate ? [{ name: 'Joining date', value: renderDate(joiningDate) }] : []),
    ...(latest
      ? [
          latest.comment === undefined
            ? { name: 'Comment', value: <WithheldValue /> }
            : { name: 'Comment', value: latest.comment },
        ]
      : []),
  ];
  return (
    <Part title="Hiring States Information">
      <FactList facts={facts} />
    </Part>
  );
};
