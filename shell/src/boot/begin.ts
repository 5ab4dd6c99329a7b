import { beginReadingPerson, repeatFirstReads, startSession, type SessionStart } from 'shared-auth';
import { beginReadingFrame } from '../frame/shell-data';
import { offeredAddress } from '../local-remote/local-address';
import { readRegistry, type RegistryReading } from '../registry/read-registry';
import { pageSettings } from './page-settings';

/** What is read for whoever is signed in; each ends when it is here. */
interface Reads {
  /** What one may do. */
  allowed: Promise<unknown>;
  /** Who is here, and what the frame shows. */
  frame: Promise<unknown>;
  /** What this page read first when it was last here. */
  page: Promise<unknown> | undefined;
}

export interface Begun {
  session: Promise<{ session: SessionStart; reads?: Reads }>;
  registry: Promise<RegistryReading>;
}

const beginReads = (): Reads => {
  const { pathname, search } = location;
  const page = search === '' ? repeatFirstReads(pathname) : undefined;
  const { allowed, known } = beginReadingPerson();
  return { allowed, frame: Promise.all([known, beginReadingFrame()]), page };
};

const beginCalls = (): Begun => {
  const session = startSession(pageSettings());
  const settled = session.then((outcome) =>
    outcome === 'signed-in' || outcome === 'kept'
      ? { session: outcome, reads: beginReads() }
      : { session: outcome },
  );
  return { session: settled, registry: readRegistry(session) };
};

let begun: Begun | undefined;

/**
 * Makes the page's first calls, so that they are on their way while its code is evaluated; the second time
 * it answers the same. Nothing where the address offers a developer's remote: that is to be asked first.
 */
export const begin = (): Begun | undefined =>
  offeredAddress() === undefined ? (begun ??= beginCalls()) : undefined;
