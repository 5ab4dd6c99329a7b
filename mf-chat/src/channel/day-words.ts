import type { companyClock } from 'shared-auth';
import { dayText } from 'shared-ui';

type Clock = ReturnType<typeof companyClock>;

/** The day of an instant as one says it in a chat. */
export const dayWords = (instant: string, clock: Clock): string => {
  const day = clock.dayOf(instant);
  if (day === clock.today()) return 'Today';
  return clock.daysSince(instant) === 1 ? 'Yesterday' : dayText(day, 'month-first');
};
