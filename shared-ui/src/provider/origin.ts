import { createContext, use } from 'react';

/** Origin of the console, where a foreign host draws a page of it; its own pages have none to state. */
export const OriginContext = createContext('');

/** An address that begins with `/`, as the page can ask for it. */
export const useOwnAddress = (address: string | null | undefined): string | undefined => {
  const origin = use(OriginContext);
  return address?.startsWith('/') ? origin + address : (address ?? undefined);
};
