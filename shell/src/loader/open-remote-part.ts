import type { Page, PageAddress } from '../../sdk/react';
import { waitAtMost } from './wait-at-most';
import type { Remote } from '../registry/registered-entry';
import type { RemoteLoader } from './create-remote-loader';

interface RemotePartRequest {
  loader: RemoteLoader;
  remote: Remote;
  name: string;
  at?: PageAddress | undefined;
  /** Called with the component after its code has loaded, before it renders. */
  onCode?: ((part: Page) => void) | undefined;
}

/** Maximum milliseconds for which a loaded page waits for its first reads. */
const readTimeout = 200;

const waitForFirstReads = async (page: Page, reading: Promise<void>): Promise<Page> => {
  await waitAtMost(readTimeout, reading);
  return page;
};

/** Returns the component if it can render at once, else a promise of it. */
export const loadRemoteComponent = (request: RemotePartRequest): Page | Promise<Page> => {
  const { loader, remote, name, at, onCode } = request;
  const begin = (page: Page): Page | Promise<Page> => {
    onCode?.(page);
    const reading = at && page.beginReading?.(at);
    return reading ? waitForFirstReads(page, reading) : page;
  };
  const ready = loader.ready(remote, name);
  return ready ? begin(ready) : loader.load(remote, name).then(begin);
};
