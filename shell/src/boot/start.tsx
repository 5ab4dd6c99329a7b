import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onStorageFailure } from 'shared-auth';
import { notify, UiProvider } from 'shared-ui';
import { getOfferedLocalAddress } from '../local-remote/local-address';
import { waitAtMost } from '../loader/wait-at-most';
import { loadFilesFrom } from '../loader/files-elsewhere';
import { remoteLoader } from '../loader/remote-loader';
import { beginPage, loadRequestedPage } from '../pages/begin-page';
import { registryStore } from '../registry/registry-store';
import { beginHealthReporting } from '../health/begin-reporting';
import { startFirstCalls, type StartedFirstCalls } from './begin';
import { Console } from './console';
import { insertPageCss } from './page-css';
import { getPageNonce, readPageSettings } from './page-settings';
import { reportError } from './reporter';
import { SessionTrouble } from './session-trouble';

const createPageRoot = () => {
  const element = document.getElementById('console');
  if (!element) throw new Error('The page has no place for the console');
  return createRoot(element, {
    onCaughtError: reportError,
    onUncaughtError: reportError,
    onRecoverableError: reportError,
  });
};

/** Maximum milliseconds for which the first paint waits for the permissions. */
const permissionTimeout = 300;
/**
 * Maximum milliseconds for which the first paint waits for the page, since one render of frame and page is
 * faster than two.
 */
const pageTimeout = 60;

const sameSessionText =
  'The link that you opened signs nobody in: it is too old or not whole. You stay signed in as before.';

const closedStorageText =
  'This browser keeps nothing for the console: its storage is closed or full. What you type and do not save is gone when this page is closed. Allow site data for this address, or make room.';

const getPageRequest = () => ({
  loader: remoteLoader,
  map: registryStore.current().map,
  address: location.pathname + location.search,
});

const startRegistry = async ({ registry }: StartedFirstCalls): Promise<void> => {
  registryStore.start(await registry);
  void loadRequestedPage(getPageRequest());
};

const renderPage = (content: ReactNode): void => {
  const root = createPageRoot();
  const nonce = getPageNonce();
  const isStyled = insertPageCss(nonce);
  // A transition renders in slices, between which the browser can receive the page's code.
  startTransition(() =>
    root.render(
      <StrictMode>
        <UiProvider nonce={nonce} isStyled={isStyled}>
          {content}
        </UiProvider>
      </StrictMode>,
    ),
  );
};

export const startShellPage = async (): Promise<void> => {
  const { files } = readPageSettings();
  if (files) loadFilesFrom(files);
  const begun = startFirstCalls();
  if (!begun) {
    const { LocalRemoteChoice } = await import('../local-remote/local-remote-choice');
    const address = getOfferedLocalAddress() ?? '';
    return renderPage(
      <LocalRemoteChoice address={address} allowed={readPageSettings().localRemotes === true} />,
    );
  }
  const registry = startRegistry(begun);
  const { session, reads } = await begun.session;
  if (session === 'redirecting') return;
  if (typeof session === 'object') {
    const { ChoosePerson } = await import('./choose-person');
    return renderPage(<ChoosePerson choice={session} />);
  }
  if (session === 'kept') notify.info(sameSessionText);
  else if (session !== 'signed-in') return renderPage(<SessionTrouble reason={session} />);
  await registry;
  const page = beginPage(getPageRequest());
  await waitAtMost(permissionTimeout, reads?.allowed);
  // Waits for data, since data that arrives during the render would cause a second, blocking render.
  await waitAtMost(pageTimeout, Promise.all([page, reads?.page, reads?.frame]));
  onStorageFailure(() => notify.info(closedStorageText));
  renderPage(<Console />);
  beginHealthReporting();
};
