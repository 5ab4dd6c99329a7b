import { keepInTab, readFromTab } from '../tab/tab-storage';

/** Query that a link of `npm run dev -- … --against` carries. */
const query = 'local-remote';
const key = 'local-remote';
const machine = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

const known = (address: string | null): string | undefined =>
  address !== null && machine.test(address) ? address : undefined;

/** The developer's server whose remote this tab shows, for example `http://127.0.0.1:8080`. */
export const localAddress = (): string | undefined => known(readFromTab(key));

/** The one that the tab's address offers, until it is taken or left. */
export const offeredAddress = (): string | undefined =>
  known(new URLSearchParams(location.search).get(query));

/** Opens this address anew with that server's remote, or with the deployed ones alone. */
export const reopenWith = (address: string | undefined): void => {
  keepInTab(key, address);
  const here = new URL(location.href);
  here.searchParams.delete(query);
  if (here.href === location.href) history.go(0);
  else location.replace(here);
};
