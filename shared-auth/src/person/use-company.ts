import type { Company } from 'server/contract/platform/company/company';
import { getCompany } from 'server/contract/platform/company/company.calls';
import { beginRead } from '../data/begin-read';
import { useRead } from '../data/use-read';

const ownCompanyInput = { params: { id: 1 } };

export const beginReadingCompany = () => beginRead(getCompany, ownCompanyInput);

export const useCompany = (): Company | undefined =>
  useRead(getCompany, ownCompanyInput, { once: true }).data?.data;
