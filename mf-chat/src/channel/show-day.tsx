import type { companyClock } from 'shared-auth';
import { DateText } from 'shared-ui';

type Clock = ReturnType<typeof companyClock>;

const shortOf = (instant: string, clock: Clock): string | undefined => {
  if (clock.dayOf(instant) === clock.today()) return 'Today';
  return clock.daysSince(instant) === 1 ? 'Yesterday' : undefined;
};

/** The day of an instant as one says it in a chat. */
export const showDay = (instant: string, clock: Clock) => (
  <DateText day={clock.dayOf(instant)} order="month-first" short={shortOf(instant, clock)} />
);

/** The time of an instant, whose day stands elsewhere. */
export const showTime = (instant: string, clock: Clock) => (
  <DateText
    day={clock.dayOf(instant)}
    time={clock.timeOf(instant)}
    order="month-first"
    short={clock.spokenTimeOf(instant)}
  />
);

/** The time of an instant of today, else its day. */
export const showLatest = (instant: string, clock: Clock) =>
  clock.dayOf(instant) === clock.today() ? showTime(instant, clock) : showDay(instant, clock);
