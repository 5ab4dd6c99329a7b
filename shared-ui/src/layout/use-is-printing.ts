import { useSyncExternalStore } from 'react';

const printQuery = 'print';
let isInPrintEvent = false;

/**
 * Subscribes to print events and the media query: a print dialog fires events, print emulation only changes
 * the media query.
 */
const subscribeToPrinting = (listener: () => void): (() => void) => {
  const list = window.matchMedia(printQuery);
  const begin = () => {
    isInPrintEvent = true;
    listener();
  };
  const end = () => {
    isInPrintEvent = false;
    listener();
  };
  list.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    list.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};

const isPrinting = (): boolean => isInPrintEvent || window.matchMedia(printQuery).matches;

/** True while printing; virtualized lists must then render everything, since paper does not scroll. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribeToPrinting, isPrinting);
