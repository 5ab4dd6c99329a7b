import type { Company } from 'server/contract/company/company';
import { getCompany } from 'server/contract/company/company.calls';
import { beginRead } from '../data/begin-read';
import { useRead } from '../data/use-read';

const ours = { params: { id: 1 } };

/** Asks for the company's record before anything shows it. */
export const beginReadingCompany = () => beginRead(getCompany, ours);

/** The company's record, fetched once: its name, its marks, and the time zone that days follow. */
export const useCompany = (): Company | undefined =>
  useRead(getCompany, ours, { once: true }).data?.data;
