import { useEffect } from 'react';
import { useCompany } from 'shared-auth';

const findIconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/**
 * Sets the company's icon only after it has loaded, so that a broken icon does not replace the default icon.
 */
export const useFavicon = (): void => {
  const address = useCompany()?.companyFaviconIcon;
  useEffect(() => {
    if (!address) return undefined;
    const probe = new Image();
    probe.onload = () => findIconLink()?.setAttribute('href', address);
    probe.src = address;
    return () => {
      probe.onload = null;
    };
  }, [address]);
};
