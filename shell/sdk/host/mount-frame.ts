import type { FromFrame, ToFrame } from './frame-messages';
import type { ConnectOptions, Mounted, MountOptions } from './types';

export interface FrameOptions extends MountOptions, Omit<ConnectOptions, 'nonce'> {
  /** Id of this app in the console's EMBEDDING_APPS. */
  app: string;
  remote: string;
  /** Accessible name of the iframe; default: the remote's id. */
  title?: string;
}

/** Milliseconds within which a loaded frame must respond; else the browser has refused to show the frame. */
const frameLoadTimeout = 10_000;

const createFrame = ({ origin, app, title, remote }: FrameOptions): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  const address = new URL('/embed/frame', origin);
  address.searchParams.set('for', app);
  frame.src = address.href;
  frame.title = title ?? remote;
  frame.style.cssText = 'display: block; width: 100%; border: 0';
  return frame;
};

/**
 * Mounts a remote in an iframe: no code of the console runs in the host page, and tokens are sent by a
 * message port that only a page at `origin` receives.
 */
export const mountFrame = (element: HTMLElement, options: FrameOptions): Mounted => {
  const { origin, remote, needs, address, panel, colorMode, getAccessToken, onEvent } = options;
  const frame = createFrame(options);
  let port: MessagePort | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest = {
    ...(address !== undefined && { address }),
    ...(panel && { panel }),
    ...(colorMode && { colorMode }),
  };

  const send = (message: ToFrame): void => port?.postMessage(message);
  const giveToken = async (ask: number, stale: string | undefined): Promise<void> => {
    try {
      const token = await getAccessToken(stale);
      send({ type: 'token', ask, ...(token && { token }) });
    } catch {
      send({ type: 'noToken', ask });
    }
  };
  const receiveMessage = ({ data }: MessageEvent<FromFrame>): void => {
    if (data.type === 'opened') clearTimeout(waiting);
    else if (data.type === 'tokenNeeded') void giveToken(data.ask, data.stale);
    else {
      if (data.type === 'navigated') latest = { ...latest, address: data.address };
      onEvent?.(data);
    }
  };
  const close = (): void => {
    clearTimeout(waiting);
    port?.close();
  };
  frame.addEventListener('load', () => {
    close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port.addEventListener('message', receiveMessage);
    port.start();
    waiting = setTimeout(() => {
      const message = `The console at ${origin} shows nothing in a frame of ${location.origin}. Whoever runs it can add that to EMBEDDING_APPS.`;
      onEvent?.({ type: 'failed', remote, kind: 'entry', message });
    }, frameLoadTimeout);
    frame.contentWindow?.postMessage({ type: 'connect' }, new URL(origin).origin, [port2]);
    send({ type: 'open', remote, ...(needs && { needs }), options: latest });
  });
  element.append(frame);
  return {
    update: (changed) => {
      latest = { ...latest, ...changed };
      send({ type: 'update', options: changed });
    },
    unmount: () => {
      close();
      frame.remove();
    },
  };
};
