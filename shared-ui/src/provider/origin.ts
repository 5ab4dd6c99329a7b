import { createContext, use } from 'react';

/** Origin of the console if it is embedded in a foreign page; empty in the console itself. */
export const ConsoleOriginContext = createContext('');

/**
 * Adds the console's origin to an address that begins with `/`, if the console is embedded in a foreign page.
 */
export const useConsoleAddress = (address: string | null | undefined): string | undefined => {
  const origin = use(ConsoleOriginContext);
  return address?.startsWith('/') ? origin + address : (address ?? undefined);
};
