import { createContext, use } from 'react';

/** Origin of the console on a foreign page; empty in the console itself. */
export const ConsoleOriginContext = createContext('');

/** On a foreign page, adds the console's origin to an address that begins with `/`. */
export const useConsoleAddress = (address: string | null | undefined): string | undefined => {
  const origin = use(ConsoleOriginContext);
  return address?.startsWith('/') ? origin + address : (address ?? undefined);
};
