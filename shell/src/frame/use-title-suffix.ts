import { useEffect } from 'react';
import { useCompany } from 'shared-auth';
import { setTitleSuffix } from '../../sdk/react';

export const useTitleSuffix = (): void => {
  const name = useCompany()?.companyName;
  useEffect(() => {
    if (name) setTitleSuffix(name);
  }, [name]);
};
