export type RemoteEvent =
  | { type: 'shown' }
  /** The user has navigated inside the mounted remote. */
  | { type: 'navigated'; address: string }
  | { type: 'changed'; kinds: readonly string[] }
  /** A separately mounted drawer was closed, with its result. */
  | { type: 'closed'; result: unknown }
  /** The session has ended; `getAccessToken` is called again when the user chooses to continue. */
  | { type: 'sessionNeeded' }
  /** Only for a remote in an iframe: height of the content in pixels. */
  | { type: 'height'; height: number }
  /** A part of the remote failed to load or render, and shows the error in its place. */
  | { type: 'failed'; remote: string; kind: string; message: string };

export interface MountedPanel {
  id: string;
  input?: unknown;
}

export interface MountOptions {
  /** Console address to show, for example `/application?search=Rao`; default: the remote's first page. */
  address?: string;
  panel?: MountedPanel;
  /** Colour mode of the console; default: `system`. */
  colorMode?: 'light' | 'dark' | 'system';
  onEvent?: (event: RemoteEvent) => void;
}

export type MountUpdate = Pick<MountOptions, 'address' | 'colorMode'>;

export interface Mounted {
  update: (options: MountUpdate) => void;
  unmount: () => void;
}

/** Response of `/embed/console.json`, which only listed origins can read. */
export interface ConsoleForHosts {
  platform: string;
  kit: { address: string; integrity: string };
  account: string;
  apiUrl: string;
  gatewayUrl: string;
  userInfoUrl: string;
  remotes: readonly unknown[];
  /** URL of the console's files if they are on another origin, and the hashes of the scripts. */
  files?: { url: string; integrity: Record<string, string> };
}

export interface ConnectOptions {
  /** Origin of the console, for example `https://hiring.example.com`. */
  origin: string;
  /** Range of platform versions that the host was tested with, for example `^1.0.0`. */
  needs?: string;
  /** Returns a valid access token; called before a token expires, with the token to replace. */
  getAccessToken: (stale: string | undefined) => Promise<string | undefined>;
  /** CSP nonce for style tags and for the script of the embedding kit. */
  nonce?: string;
}

export interface Connection {
  /** Mounts a remote in an element; rejects with an Error whose message says what to do. */
  mount: (element: HTMLElement, remote: string, options?: MountOptions) => Promise<Mounted>;
}

export interface Kit {
  connect: (options: ConnectOptions, answer: ConsoleForHosts) => Connection;
}
