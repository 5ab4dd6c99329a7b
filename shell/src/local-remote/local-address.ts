import { storeInTab, readFromTab } from '../tab/tab-storage';

/**
 * Query field, in the link that `npm run dev -- … --against` prints, for the URL of the developer's server.
 */
const localRemoteQuery = 'local-remote';
const localRemoteKey = 'local-remote';
const machinePattern = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

const toLocalAddress = (address: string | null): string | undefined =>
  address !== null && machinePattern.test(address) ? address : undefined;

/** URL of the developer's server that this tab uses, for example `http://127.0.0.1:8080`. */
export const getLocalAddress = (): string | undefined =>
  toLocalAddress(readFromTab(localRemoteKey));

/** URL of a developer's server that the tab's address offers, until the user accepts or refuses it. */
export const getOfferedLocalAddress = (): string | undefined =>
  toLocalAddress(new URLSearchParams(location.search).get(localRemoteQuery));

/** Reloads the page with the remote of a developer's server; without it if undefined. */
export const reopenWithLocalRemote = (address: string | undefined): void => {
  storeInTab(localRemoteKey, address);
  const here = new URL(location.href);
  here.searchParams.delete(localRemoteQuery);
  if (here.href === location.href) history.go(0);
  else location.replace(here);
};
