import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onStorageFailure } from 'shared-auth';
import { notify, UiProvider } from 'shared-ui';
import { getOfferedAddress } from '../local-remote/local-address';
import { waitAtMost } from '../loader/wait-at-most';
import { loadFilesFrom } from '../loader/files-elsewhere';
import { loader } from '../loader/loader';
import { beginPage, fetchPage } from '../pages/begin-page';
import { registryStore } from '../registry/registry-store';
import { beginReporting } from '../health/begin-reporting';
import { startFirstCalls, type StartedReads } from './begin';
import { Console } from './console';
import { putPageCss } from './page-css';
import { getPageNonce, readPageSettings } from './page-settings';
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

/** Milliseconds that the first paint waits for the permissions. */
const permissionTimeout = 300;
/**
 * Milliseconds that the first paint waits for the page: one render of frame and page is faster than two.
 */
const pageTimeout = 60;

const sameSessionText =
  'The link that you opened signs nobody in: it is too old or not whole. You stay signed in as before.';

const closedStorageText =
  'This browser keeps nothing for the console: its storage is closed or full. What you type and do not save is gone when this page is closed. Allow site data for this address, or make room.';

const getRequestedPage = () => ({
  loader,
  map: registryStore.current().map,
  address: location.pathname + location.search,
});

const startRegistry = async ({ registry }: StartedReads): Promise<void> => {
  registryStore.start(await registry);
  void fetchPage(getRequestedPage());
};

const paint = (content: ReactNode): void => {
  const root = createPageRoot();
  const nonce = getPageNonce();
  const isStyled = putPageCss(nonce);
  // A transition renders in slices, between which the page's code can arrive.
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

export const start = async (): Promise<void> => {
  const { files } = readPageSettings();
  if (files) loadFilesFrom(files);
  const begun = startFirstCalls();
  if (!begun) {
    const { ChooseRemote } = await import('../local-remote/choose-remote');
    const address = getOfferedAddress() ?? '';
    return paint(
      <ChooseRemote address={address} allowed={readPageSettings().localRemotes === true} />,
    );
  }
  const registry = startRegistry(begun);
  const { session, reads } = await begun.session;
  if (session === 'redirecting') return;
  if (typeof session === 'object') {
    const { ChoosePerson } = await import('./choose-person');
    return paint(<ChoosePerson choice={session} />);
  }
  if (session === 'kept') notify.info(sameSessionText);
  else if (session !== 'signed-in') return paint(<SessionTrouble reason={session} />);
  await registry;
  const page = beginPage(getRequestedPage());
  await waitAtMost(permissionTimeout, reads?.allowed);
  // Data that arrives during the render would cause a second, blocking render.
  await waitAtMost(pageTimeout, Promise.all([page, reads?.page, reads?.frame]));
  onStorageFailure(() => notify.info(closedStorageText));
  paint(<Console />);
  beginReporting();
};
