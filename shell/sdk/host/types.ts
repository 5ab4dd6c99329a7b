export type RemoteEvent =
  | { type: 'shown' }
  /** The user navigated inside the element. */
  | { type: 'navigated'; address: string }
  | { type: 'changed'; kinds: readonly string[] }
  /** A separately mounted drawer closed, with its result. */
  | { type: 'closed'; result: unknown }
  /** The session has ended; `getAccessToken` is called again when the user asks for it. */
  | { type: 'sessionNeeded' }
  /** Only in a frame: the content's height in pixels. */
  | { type: 'height'; height: number }
  /** A part failed to load or render; it shows the error in its place. */
  | { type: 'failed'; remote: string; kind: string; message: string };

export interface MountedPanel {
  id: string;
  input?: unknown;
}

export interface MountOptions {
  /** Address in the console, for example `/application?search=Rao`; default: the remote's first page. */
  address?: string;
  panel?: MountedPanel;
  /** Default: `system`. */
  colorMode?: 'light' | 'dark' | 'system';
  onEvent?: (event: RemoteEvent) => void;
}

export type MountUpdate = Pick<MountOptions, 'address' | 'colorMode'>;

export interface Mounted {
  update: (options: MountUpdate) => void;
  unmount: () => void;
}

/** The answer of `/embed/console.json`, which only listed origins can read. */
export interface ConsoleForHosts {
  platform: string;
  kit: { address: string; integrity: string };
  account: string;
  apiUrl: string;
  gatewayUrl: string;
  userInfoUrl: string;
  remotes: readonly unknown[];
  /** Address of the files when not at the console's origin, and the hashes of the scripts. */
  files?: { url: string; integrity: Record<string, string> };
}

export interface ConnectOptions {
  /** For example `https://hiring.example.com`. */
  origin: string;
  /** Range of the platform that the host was tested with, for example `^1.0.0`. */
  needs?: string;
  /** Returns a valid access token; called before it expires, with the token to replace. */
  getAccessToken: (stale: string | undefined) => Promise<string | undefined>;
  /** CSP nonce for style tags and the kit's script. */
  nonce?: string;
}

export interface Connection {
  /** Rejects with an Error whose message says what to do. */
  mount: (element: HTMLElement, remote: string, options?: MountOptions) => Promise<Mounted>;
}

export interface Kit {
  connect: (options: ConnectOptions, answer: ConsoleForHosts) => Connection;
}
