import { useSyncExternalStore } from 'react';

const printQuery = 'print';
let isInPrintEvent = false;

/** A print dialog fires the events; print emulation changes the media query alone. */
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

/** On paper nothing scrolls: virtualized parts must render everything. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribeToPrinting, isPrinting);
