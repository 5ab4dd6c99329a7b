import type { Company } from 'server/contract/company';
import { getCompany } from 'server/contract/company.calls';
import { useRead } from '../data/use-read';

/** The company's record, fetched once: its name, its marks, and the time zone that days follow. */
export const useCompany = (): Company | undefined =>
  useRead(getCompany, { params: { id: 1 } }, { once: true }).data?.data;
