import type { Company } from 'server/contract/platform/company/company';
import { getCompany } from 'server/contract/platform/company/company.calls';
import { beginRead } from '../data/begin-read';
import { useRead } from '../data/use-read';

const ownCompany = { params: { id: 1 } };

export const beginReadingCompany = () => beginRead(getCompany, ownCompany);

export const useCompany = (): Company | undefined =>
  useRead(getCompany, ownCompany, { once: true }).data?.data;
