import type { companyClock } from 'shared-auth';
import { DateText } from 'shared-ui';

type Clock = ReturnType<typeof companyClock>;

const formatShortDay = (instant: string, clock: Clock): string | undefined => {
  if (clock.dayOf(instant) === clock.today()) return 'Today';
  return clock.daysSince(instant) === 1 ? 'Yesterday' : undefined;
};

export const renderDate = (instant: string, clock: Clock) => (
  <DateText day={clock.dayOf(instant)} order="month-first" short={formatShortDay(instant, clock)} />
);

export const renderDateTime = (instant: string, clock: Clock) => (
  <DateText
    day={clock.dayOf(instant)}
    time={clock.timeOf(instant)}
    order="month-first"
    short={clock.spokenTimeOf(instant)}
  />
);

export const renderTimeOrDate = (instant: string, clock: Clock) =>
  clock.dayOf(instant) === clock.today()
    ? renderDateTime(instant, clock)
    : renderDate(instant, clock);
