import { beginReadingPerson, repeatFirstReads, startSession, type SessionStart } from 'shared-auth';
import { beginReadingFrameData } from '../frame/shell-data';
import { getOfferedLocalAddress } from '../local-remote/local-address';
import { readRegistry, type RegistryReading } from '../registry/read-registry';
import { readPageSettings } from './page-settings';

/** First reads of a signed-in user; each promise resolves when the response has arrived. */
interface FirstReads {
  allowed: Promise<unknown>;
  frame: Promise<unknown>;
  /** Reads that the page at this address started on the previous visit. */
  page: Promise<unknown> | undefined;
}

export interface StartedFirstCalls {
  session: Promise<{ session: SessionStart; reads?: FirstReads }>;
  registry: Promise<RegistryReading>;
}

const beginFirstReads = (): FirstReads => {
  const { pathname, search } = location;
  const page = search === '' ? repeatFirstReads(pathname) : undefined;
  const { allowed, known } = beginReadingPerson();
  return { allowed, frame: Promise.all([known, beginReadingFrameData()]), page };
};

const startRegistryAndSession = (): StartedFirstCalls => {
  const session = startSession(readPageSettings());
  const settled = session.then((outcome) =>
    outcome === 'signed-in' || outcome === 'kept'
      ? { session: outcome, reads: beginFirstReads() }
      : { session: outcome },
  );
  return { session: settled, registry: readRegistry(session) };
};

let startedFirstCalls: StartedFirstCalls | undefined;

/**
 * Starts the first API calls while the page's code is still being evaluated; idempotent. Returns undefined if
 * the address offers a remote from a developer's machine, which the user must accept first.
 */
export const startFirstCalls = (): StartedFirstCalls | undefined =>
  getOfferedLocalAddress() === undefined
    ? (startedFirstCalls ??= startRegistryAndSession())
    : undefined;
