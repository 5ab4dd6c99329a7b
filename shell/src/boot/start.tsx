import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginReadingPerson, repeatFirstReads, startSession } from 'shared-auth';
import { applyStoredColorMode, notify, UiProvider } from 'shared-ui';
import { beginReadingFrame } from '../frame/shell-data';
import { offeredAddress } from '../local-remote/local-address';
import { atMost } from '../loader/at-most';
import { loadFilesFrom } from '../loader/files-elsewhere';
import { loader } from '../loader/loader';
import { beginPage, fetchPage } from '../pages/begin-page';
import { readRegistry } from '../registry/read-registry';
import { registryStore } from '../registry/registry-store';
import { beginReporting } from '../health/begin-reporting';
import { Console } from './console';
import { loadFont } from './load-font';
import { pageNonce, pageSettings } from './page-settings';
import { report } from './reporter';
import { SessionTrouble } from './session-trouble';

const createPageRoot = () => {
  const element = document.getElementById('console');
  if (!element) throw new Error('The page has no place for the console');
  return createRoot(element, {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: report,
  });
};

/** How long the first paint waits for what one may do, in milliseconds, before it is drawn without. */
const patience = 300;
/** How long it waits for the page itself: drawn in one go it is there sooner than frame first, page then. */
const shortly = 60;

const keptWords =
  'The link that you opened signs nobody in: it is too old or not whole. You stay signed in as before.';

const askedPage = () => ({
  loader,
  map: registryStore.current().map,
  address: location.pathname + location.search,
});

/** Learns which remotes there are, and fetches the code of the page that was asked for. */
const startRegistry = async (session: Promise<unknown>): Promise<void> => {
  registryStore.start(await readRegistry(session));
  void fetchPage(askedPage());
};

const paint = (content: ReactNode): void => {
  const root = createPageRoot();
  // In slices, between which the page's code comes in.
  startTransition(() =>
    root.render(
      <StrictMode>
        <UiProvider nonce={pageNonce()}>{content}</UiProvider>
      </StrictMode>,
    ),
  );
};

/** Settles the session and the registry side by side, then paints; what the page reads first is on its way. */
export const start = async (): Promise<void> => {
  const { files } = pageSettings();
  if (files) loadFilesFrom(files);
  applyStoredColorMode();
  loadFont();
  const offered = offeredAddress();
  if (offered) {
    const { ChooseRemote } = await import('../local-remote/choose-remote');
    return paint(<ChooseRemote address={offered} allowed={pageSettings().localRemotes === true} />);
  }
  const starting = startSession(pageSettings());
  const registry = startRegistry(starting);
  const session = await starting;
  if (session === 'redirecting') return;
  if (typeof session === 'object') {
    const { ChoosePerson } = await import('./choose-person');
    return paint(<ChoosePerson choice={session} />);
  }
  if (session === 'kept') notify.info(keptWords);
  else if (session !== 'signed-in') return paint(<SessionTrouble reason={session} />);
  const { pathname, search } = location;
  const firstReads = search === '' ? repeatFirstReads(pathname) : undefined;
  const { allowed, known } = beginReadingPerson();
  const frame = beginReadingFrame();
  await registry;
  const page = beginPage(askedPage());
  await atMost(patience, allowed);
  // What arrives while the console is drawn has all of it drawn a second time, in one go.
  await atMost(shortly, Promise.all([page, firstReads, known, frame]));
  paint(<Console />);
  beginReporting();
};
