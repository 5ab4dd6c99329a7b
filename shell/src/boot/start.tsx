import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from 'shared-auth';
import { applyStoredColorMode, UiProvider } from 'shared-ui';
import { readRegistry } from '../registry/read-registry';
import { registryStore } from '../registry/registry-store';
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

/** Settles the session and the registry side by side, then paints; code of remotes comes after. */
export const start = async (): Promise<void> => {
  applyStoredColorMode();
  loadFont();
  const reading = readRegistry();
  const session = await startSession(pageSettings());
  if (session === 'redirecting') return;
  const paint = (content: ReactNode): void => {
    createPageRoot().render(
      <StrictMode>
        <UiProvider nonce={pageNonce()}>{content}</UiProvider>
      </StrictMode>,
    );
  };
  if (session !== 'signed-in') return paint(<SessionTrouble reason={session} />);
  registryStore.start(await reading);
  paint(<Console />);
};
