import type { ReactNode } from 'react';
import { useCompanyClock } from 'shared-auth';
import { DateText } from 'shared-ui';

/** Writes a moment as day and time of the company. */
export const useInstant = (): ((at: string) => ReactNode) => {
  const clock = useCompanyClock();
  return (at) => <DateText day={clock.dayOf(at)} time={clock.timeOf(at)} order="day-first" />;
};
