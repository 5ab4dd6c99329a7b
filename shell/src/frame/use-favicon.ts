import { useEffect } from 'react';
import { useCompany } from 'shared-auth';

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** Puts the company's icon on the browser's tab, once it is known to load; else the standard one stays. */
export const useFavicon = (): void => {
  const address = useCompany()?.companyFaviconIcon;
  useEffect(() => {
    if (!address) return undefined;
    const probe = new Image();
    probe.onload = () => iconLink()?.setAttribute('href', address);
    probe.src = address;
    return () => {
      probe.onload = null;
    };
  }, [address]);
};
