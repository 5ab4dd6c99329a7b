import { storeInTab, readFromTab } from '../tab/tab-storage';

/** Query field of the link that `npm run dev -- … --against` prints. */
const query = 'local-remote';
const key = 'local-remote';
const machinePattern = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

const toLocalAddress = (address: string | null): string | undefined =>
  address !== null && machinePattern.test(address) ? address : undefined;

/** The developer's server of this tab, for example `http://127.0.0.1:8080`. */
export const getLocalAddress = (): string | undefined => toLocalAddress(readFromTab(key));

/** The server in the tab's address, until the user decides. */
export const getOfferedAddress = (): string | undefined =>
  toLocalAddress(new URLSearchParams(location.search).get(query));

/** Reloads with that server's remote, or without one if undefined. */
export const reopenWith = (address: string | undefined): void => {
  storeInTab(key, address);
  const here = new URL(location.href);
  here.searchParams.delete(query);
  if (here.href === location.href) history.go(0);
  else location.replace(here);
};
