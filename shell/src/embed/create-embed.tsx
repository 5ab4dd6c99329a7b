import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataProvider, onWritten } from 'shared-auth';
import { createSurface, EmbeddedUi } from 'shared-ui/embed';
import { onLoadFailure, reportError } from '../boot/reporter';
import { PlaceContext, WayBackContext, type Embed } from '../../sdk/react';
import type { MountOptions, RemoteEvent } from '../../sdk/host/types';
import { registryStore } from '../registry/registry-store';
import { EmbeddedApp } from './embedded-app';
import { hostNavigationState } from './host-navigation';
import { hostedSession } from './hosted-session';
import { embeddedPageStore } from './embedded-page-store';
import { trackHistory } from './track-history';

interface EmbedDependencies {
  origin: string;
  nonce: string | undefined;
  ask: () => Promise<unknown>;
  onEmpty: () => void;
}

let embedCount = 0;

/** Default address of a remote: its first page without path parameters. */
const getStartAddress = (remote: string): string =>
  registryStore
    .current()
    .map.routes.find(({ path, ...route }) => route.remote.id === remote && !path.includes(':'))
    ?.path ?? '/';

export const createEmbed =
  ({ origin, nonce, ask, onEmpty }: EmbedDependencies): Embed =>
  (remote, element, options = {}) => {
    const place = `embedded-${(embedCount += 1)}`;
    const surface = createSurface(element);
    const address = options.panel ? '/' : (options.address ?? getStartAddress(remote));
    let { colorMode = 'system' }: MountOptions = options;
    const onEvent = (event: RemoteEvent): void => options.onEvent?.(event);
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: <EmbeddedApp {...{ surface, onEvent }} panel={options.panel} onGoOn={ask} />,
        },
      ],
      { initialEntries: [address] },
    );
    const wayBack = trackHistory(router);
    const root = createRoot(surface.page, {
      identifierPrefix: `${place}-`,
      onCaughtError: reportError,
      onUncaughtError: reportError,
      onRecoverableError: reportError,
    });
    const draw = (): void =>
      root.render(
        <StrictMode>
          <EmbeddedUi surface={surface} origin={origin} nonce={nonce} mode={colorMode}>
            <PlaceContext value={place}>
              <WayBackContext value={wayBack}>
                <DataProvider>
                  <RouterProvider router={router} />
                </DataProvider>
              </WayBackContext>
            </PlaceContext>
          </EmbeddedUi>
        </StrictMode>,
      );
    const use = (): void => embeddedPageStore.use(place);
    for (const kind of ['pointerdown', 'focusin'])
      surface.element.addEventListener(kind, use, true);
    const undo = [
      hostedSession.subscribe(() => {
        if (hostedSession.current() === 'ended') onEvent({ type: 'sessionNeeded' });
      }),
      onWritten((kinds) => onEvent({ type: 'changed', kinds })),
      onLoadFailure(({ remote: { id }, kind, message }) =>
        onEvent({ type: 'failed', remote: id, kind, message }),
      ),
    ];
    use();
    draw();
    if (hostedSession.current() !== 'there') onEvent({ type: 'sessionNeeded' });
    return {
      update: (changed) => {
        colorMode = changed.colorMode ?? colorMode;
        draw();
        const { pathname, search } = router.state.location;
        if (changed.address !== undefined && changed.address !== pathname + search)
          void router.navigate(changed.address, { state: hostNavigationState });
      },
      unmount: () => {
        for (const step of undo) step();
        root.unmount();
        router.dispose();
        embeddedPageStore.leave(place);
        surface.remove();
        if (embeddedPageStore.isEmpty()) onEmpty();
      },
    };
  };
