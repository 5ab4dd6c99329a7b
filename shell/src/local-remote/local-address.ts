import { storeInTab, readFromTab } from '../tab/tab-storage';

/** Query field of the link that `npm run dev -- … --against` prints. */
const localRemoteQuery = 'local-remote';
const localRemoteKey = 'local-remote';
const machinePattern = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

const toLocalAddress = (address: string | null): string | undefined =>
  address !== null && machinePattern.test(address) ? address : undefined;

/** The developer's server of this tab, for example `http://127.0.0.1:8080`. */
export const getLocalAddress = (): string | undefined =>
  toLocalAddress(readFromTab(localRemoteKey));

/** The server in the tab's address, until the user decides. */
export const getOfferedLocalAddress = (): string | undefined =>
  toLocalAddress(new URLSearchParams(location.search).get(localRemoteQuery));

/** Reloads with that server's remote, or without one if undefined. */
export const reopenWithLocalRemote = (address: string | undefined): void => {
  storeInTab(localRemoteKey, address);
  const here = new URL(location.href);
  here.searchParams.delete(localRemoteQuery);
  if (here.href === location.href) history.go(0);
  else location.replace(here);
};
