import { useCompanyClock } from 'shared-auth';
import { dayText } from 'shared-ui';

/** Writes a moment as day and time of the company. */
export const useInstant = (): ((at: string) => string) => {
  const clock = useCompanyClock();
  return (at) => `${dayText(clock.dayOf(at), 'day-first')} ${clock.timeOf(at)}`;
};
