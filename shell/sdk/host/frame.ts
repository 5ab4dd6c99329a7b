import { connectConsole } from './connect';
import type { FromFrame, ToFrame } from './frame-messages';
import { createTokenClient } from './frame-tokens';
import type { ConnectOptions, Mounted } from './types';

// Entry point of `/embed/frame`, the page of the console that other apps show in an iframe.

type OpenMessage = Extract<ToFrame, { type: 'open' }>;

/** Origins that may embed the console, which the server wrote into the page. */
const allowedHosts = (document.body.dataset.hosts ?? '').split(' ');
const styleNonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce;

const showFrameText = (words: string): void => {
  document.body.textContent = words;
};

const mountInFrame = async (
  port: MessagePort,
  { remote, needs, options }: OpenMessage,
  getAccessToken: ConnectOptions['getAccessToken'],
): Promise<Mounted | undefined> => {
  const postEvent = (event: FromFrame): void => port.postMessage(event);
  const place = document.body.appendChild(document.createElement('main'));
  new ResizeObserver(() => postEvent({ type: 'height', height: place.offsetHeight })).observe(
    place,
  );
  try {
    const { mount } = await connectConsole({
      origin: location.origin,
      getAccessToken,
      ...(needs && { needs }),
      ...(styleNonce && { nonce: styleNonce }),
    });
    return await mount(place, remote, { ...options, onEvent: postEvent });
  } catch (error) {
    const { message } = error as Error;
    showFrameText(message);
    postEvent({ type: 'failed', remote, kind: 'entry', message });
    return undefined;
  }
};

const handlePort = (port: MessagePort): void => {
  const tokens = createTokenClient(port);
  let mounted: Promise<Mounted | undefined> | undefined;
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'open') mounted ??= mountInFrame(port, data, tokens.get);
    else if (data.type === 'update') void mounted?.then((shown) => shown?.update(data.options));
    else tokens.take(data);
  });
  port.start();
  port.postMessage({ type: 'opened' } satisfies FromFrame);
};

let isConnected = false;

window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  const isConnect = (data as { type?: unknown } | null)?.type === 'connect';
  if (source !== parent || !isConnect || !port || isConnected) return;
  if (!allowedHosts.includes(origin))
    return showFrameText('Pages of this origin may not show parts of the console.');
  isConnected = true;
  handlePort(port);
});

if (window === parent)
  showFrameText(
    'This page shows a part of the console inside another app. The console itself is at /.',
  );
