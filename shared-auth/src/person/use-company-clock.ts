import { companyClock } from './company-clock';
import { useCompany } from './use-company';

/** The company's clock: `today()`, and day and time of an instant; UTC until the company is known. */
export const useCompanyClock = () => companyClock(useCompany()?.timeZone);

/** The company's day, as an ISO day. */
export const useToday = (): string => useCompanyClock().today();
