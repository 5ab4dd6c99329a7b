import { useSyncExternalStore } from 'react';

const watch = (listener) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** Returns the fragment of the page's own address, so that Back and copied links work. */
export const useAddress = () => useSyncExternalStore(watch, () => location.hash.slice(1));

export const goTo = (address) => {
  if (address !== location.hash.slice(1)) location.hash = address;
};
