import { createContext, use } from 'react';

/** Origin of the console on a foreign page; empty in the console itself. */
export const OriginContext = createContext('');

/** Completes an address that begins with `/` on a foreign page. */
export const useOwnAddress = (address: string | null | undefined): string | undefined => {
  const origin = use(OriginContext);
  return address?.startsWith('/') ? origin + address : (address ?? undefined);
};
