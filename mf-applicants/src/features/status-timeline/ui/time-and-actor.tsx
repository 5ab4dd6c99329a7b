import type { HistoryEntry } from 'server/contract/applicants/applications/application';
import { formatColleagueName } from 'shared-ui';
import { useCompanyDays } from '../../../application/use-company-days';

export const TimeAndActor = ({ entry }: { entry: Pick<HistoryEntry, 'created_at' | 'actor'> }) => {
  const { momentAt } = useCompanyDays();
  const by = formatColleagueName(entry.actor);
  return (
    <>
      {momentAt(entry.created_at)}
      {by ? (
        <span>
          <span> by </span>
          <bdi>{by}</bdi>
        </span>
      ) : null}
    </>
  );
};
