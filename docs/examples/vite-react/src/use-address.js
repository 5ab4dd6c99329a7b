import { useSyncExternalStore } from 'react';

const watch = (listener) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** What this page's own address says is shown: Back and a copied link work as people expect. */
export const useAddress = () => useSyncExternalStore(watch, () => location.hash.slice(1));

export const goTo = (address) => {
  if (address !== location.hash.slice(1)) location.hash = address;
};
