import { useSyncExternalStore } from 'react';

const paper = 'print';
let isBetween = false;

/** Both are needed: a print dialog sends the events, a page shown as on paper changes the query alone. */
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

/** Whether the page is put on paper, where nothing scrolls: what is drawn only in sight is drawn whole. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, isPrinting);
