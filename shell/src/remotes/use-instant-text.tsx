import type { ReactNode } from 'react';
import { useCompanyClock } from 'shared-auth';
import { DateText } from 'shared-ui';

export const useInstantText = (): ((at: string) => ReactNode) => {
  const clock = useCompanyClock();
  return (at) => <DateText day={clock.dayOf(at)} time={clock.timeOf(at)} order="day-first" />;
};
