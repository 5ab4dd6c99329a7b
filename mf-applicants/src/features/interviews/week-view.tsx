import type { Interview } from 'server/contract/interviews/scheduling/interview';
import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import { useCompanyClock, useRead } from 'shared-auth';
import { Box, Button, Flex, formatLongDay, Grid, Heading, Skeleton, Text } from 'shared-ui';
import { Link } from 'shell/sdk/react';
import { interview as interviewRoute } from '../../../contract/interviews';
import { InterviewStateDot } from '../../interview/interview-state';
import { addDays, getMonday, getWeek } from './week.rule';

const maxOfWeek = 500;

/**
 * Styles plain elements from their list: a week can have 500 cards, and a styled component per card is slow.
 */
const cardStyles = {
  '& > li': {
    ...{ p: '2', listStyleType: 'none', minWidth: '0', bg: 'panel', overflowWrap: 'anywhere' },
    ...{ borderWidth: '1px', borderColor: 'line', borderRadius: 'md' },
  },
  '& p': { textStyle: 'small' },
  '& a': {
    ...{ textStyle: 'body', fontWeight: 550, color: 'accent' },
    ...{ textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
  '& .second': { color: 'ink2', fontVariantNumeric: 'tabular-nums' },
} as const;

const InterviewCard = ({ interview, at }: { interview: Interview; at: string }) => (
  <li>
    <p className="second">{`${at}, ${interview.minutes} min`}</p>
    <Link to={interviewRoute} params={{ id: interview.id }}>
      {interview.applicant}
    </Link>
    <p>{interview.title}</p>
    <p className="second">{interview.people.map(({ name }) => name).join(', ')}</p>
    {interview.state === 'booked' ? null : <InterviewStateDot state={interview.state} />}
  </li>
);

interface DayProps {
  day: string;
  isToday: boolean;
  interviews: readonly Interview[];
  timeOf: (instant: string) => string;
}

const WeekDay = ({ day, isToday, interviews, timeOf }: DayProps) => {
  const [weekday = '', date = ''] = [
    new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(new Date(day)),
    new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(day),
    ),
  ];
  return (
    <Box
      as="section"
      aria-label={formatLongDay(day)}
      minWidth="0"
      display={{ base: interviews.length === 0 ? 'none' : 'block', lg: 'block' }}
    >
      <Heading
        level={3}
        mb="2"
        pb="1"
        borderBottomWidth="2px"
        borderColor={isToday ? 'accent' : 'line'}
        {...(isToday && { 'aria-current': 'date' as const })}
      >
        {`${weekday} ${date}`}
      </Heading>
      <Grid as="ul" gap="2" p="0" css={cardStyles}>
        {interviews.map((interview) => (
          <InterviewCard key={interview.id} interview={interview} at={timeOf(interview.startsAt)} />
        ))}
      </Grid>
      {interviews.length === 0 ? (
        <Text size="sm" tone="third">
          Nothing
        </Text>
      ) : null}
    </Box>
  );
};

interface Props {
  /** ISO day within the shown week. */
  day: string;
  isMine: boolean;
  onDay: (day: string) => void;
}

export const InterviewWeekView = ({ day, isMine, onDay }: Props) => {
  const clock = useCompanyClock();
  const week = getWeek(day);
  const monday = getMonday(day);
  // The query covers one more day before and after the week, since its days are not those of the
  // company's time zone.
  const { data, error, reload } = useRead(getInterviews, {
    query: {
      ...{ from: addDays(monday, -1), to: addDays(monday, 7), limit: maxOfWeek },
      ...(isMine && { mine: true }),
    },
  });
  const shown = (data?.data ?? []).filter(({ state }) => state !== 'cancelled');
  const listDay = (each: string) => shown.filter(({ startsAt }) => clock.dayOf(startsAt) === each);
  const isFree = week.every((each) => listDay(each).length === 0);
  return (
    <>
      <Flex gap="2" mb="4" wrap="wrap" alignItems="center">
        <Button size="sm" onClick={() => onDay(addDays(monday, -7))}>
          Previous week
        </Button>
        <Button size="sm" onClick={() => onDay(clock.today())}>
          This week
        </Button>
        <Button size="sm" onClick={() => onDay(addDays(monday, 7))}>
          Next week
        </Button>
        <Heading level={2} aria-live="polite">
          {`Week of ${formatLongDay(monday)}`}
        </Heading>
      </Flex>
      {error ? <Button onClick={reload}>The week could not be loaded. Try again</Button> : null}
      {!data && !error ? <Skeleton height="240px" /> : null}
      {data ? (
        <>
          {isFree ? <Text mb="3">No interviews this week.</Text> : null}
          {data.meta.total > data.data.length ? (
            <Text mb="3">{`The first ${data.data.length} of ${data.meta.total} are shown; the table has all of them.`}</Text>
          ) : null}
          <Grid
            gap="3"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(7, minmax(0, 1fr))' }}
          >
            {week.map((each) => (
              <WeekDay
                key={each}
                day={each}
                isToday={each === clock.today()}
                interviews={listDay(each)}
                timeOf={clock.timeOf}
              />
            ))}
          </Grid>
        </>
      ) : null}
    </>
  );
};
