import { companyClock } from './company-clock';
import { useCompany } from './use-company';

/** Uses UTC until the company is loaded. */
export const useCompanyClock = () => companyClock(useCompany()?.timeZone);

export const useToday = (): string => useCompanyClock().today();
