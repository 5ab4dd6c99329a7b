import type { Interview } from 'server/contract/interviews/scheduling/interview';
import { useCompany } from 'shared-auth';
import { Text } from 'shared-ui';
import { useCompanyDays } from '../application/use-company-days';

type Timed = Pick<Interview, 'startsAt' | 'start' | 'timeZone'>;

/** Times of an interview in the company's time zone, and in the agreed time zone if that differs. */
export const InterviewTime = ({ interview }: { interview: Timed }) => {
  const { momentAt } = useCompanyDays();
  const company = useCompany();
  const { startsAt, start, timeZone } = interview;
  const isElsewhere = company !== undefined && company.timeZone !== timeZone;
  return (
    <>
      {momentAt(startsAt)}
      {isElsewhere ? (
        <Text as="span" tone="second">{` (${start.slice(11)} in ${timeZone})`}</Text>
      ) : null}
    </>
  );
};
