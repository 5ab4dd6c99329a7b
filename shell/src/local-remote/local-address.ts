import { keepInTab, readFromTab } from '../tab/tab-storage';

/** Query field of the link that `npm run dev -- … --against` prints. */
const query = 'local-remote';
const key = 'local-remote';
const machine = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

const known = (address: string | null): string | undefined =>
  address !== null && machine.test(address) ? address : undefined;

/** The developer's server of this tab, for example `http://127.0.0.1:8080`. */
export const localAddress = (): string | undefined => known(readFromTab(key));

/** The server in the tab's address, until the user decides. */
export const offeredAddress = (): string | undefined =>
  known(new URLSearchParams(location.search).get(query));

/** Reloads with that server's remote, or without one if undefined. */
export const reopenWith = (address: string | undefined): void => {
  keepInTab(key, address);
  const here = new URL(location.href);
  here.searchParams.delete(query);
  if (here.href === location.href) history.go(0);
  else location.replace(here);
};
