import { useMemo } from 'react';
import { companyClock } from './company-clock';
import { useCompany } from './use-company';

/** The company's clock: `today()`, and day and time of an instant; UTC until the company is known. */
export const useCompanyClock = () => {
  const timeZone = useCompany()?.timeZone;
  return useMemo(() => companyClock(timeZone), [timeZone]);
};
