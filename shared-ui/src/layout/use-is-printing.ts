import { useSyncExternalStore } from 'react';

const paper = 'print';
let isBetween = false;

/** A print dialog fires the events; print emulation changes the media query alone. */
const watch = (listener: () => void): (() => void) => {
  const list = window.matchMedia(paper);
  const begin = () => {
    isBetween = true;
    listener();
  };
  const end = () => {
    isBetween = false;
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

const isPrinting = (): boolean => isBetween || window.matchMedia(paper).matches;

/** On paper nothing scrolls: virtualized parts must render everything. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, isPrinting);
