import { useEffect } from 'react';
import { useCompany } from 'shared-auth';
import { setTitleSuffix } from '../../sdk/react';

/** Puts the company's name behind every page's name in the browser's tab. */
export const useTitleSuffix = (): void => {
  const name = useCompany()?.companyName;
  useEffect(() => {
    if (name) setTitleSuffix(name);
  }, [name]);
};
