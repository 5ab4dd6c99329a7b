import type { Company } from 'server/contract/platform/company/company';
import { getCompany } from 'server/contract/platform/company/company.calls';
import { beginRead } from '../data/begin-read';
import { useRead } from '../data/use-read';

const ours = { params: { id: 1 } };

export const beginReadingCompany = () => beginRead(getCompany, ours);

export const useCompany = (): Company | undefined =>
  useRead(getCompany, ours, { once: true }).data?.data;
