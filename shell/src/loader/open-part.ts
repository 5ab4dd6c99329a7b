import type { Page, PageAddress } from '../../sdk/react';
import { atMost } from './at-most';
import type { Remote } from '../registry/part';
import type { Loader } from './create-loader';

interface PartRequest {
  loader: Loader;
  remote: Remote;
  name: string;
  at?: PageAddress | undefined;
  /** Told of the code before it is drawn. */
  onCode?: ((part: Page) => void) | undefined;
}

/** How long a page whose code is here waits for what it reads first, in milliseconds. */
const patience = 200;

const afterFirstReads = async (page: Page, reading: Promise<void>): Promise<Page> => {
  await atMost(patience, reading);
  return page;
};

/** A part that can be drawn: at once, or when its code, and what a page reads first, are here. */
export const openPart = (request: PartRequest): Page | Promise<Page> => {
  const { loader, remote, name, at, onCode } = request;
  const begin = (page: Page): Page | Promise<Page> => {
    onCode?.(page);
    const reading = at && page.beginReading?.(at);
    return reading ? afterFirstReads(page, reading) : page;
  };
  const ready = loader.ready(remote, name);
  return ready ? begin(ready) : loader.load(remote, name).then(begin);
};
