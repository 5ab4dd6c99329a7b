import { Text } from 'shared-ui';

const formatMonth = (day: number): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);

/** Text `Member since {Month YYYY}`; `day` is an ISO day, `YYYY-MM-DD`. */
export const MemberSince = ({ day }: { day: string | null | undefined }) => {
  const time = Date.parse(day ?? '');
  if (Number.isNaN(time)) return null;
  return (
    <Text size="sm" tone="third">
      {`Member since ${formatMonth(time)}`}
    </Text>
  );
};
