/** What a page of the console tells the app that embeds it. */
export type RemoteEvent =
  /** It is drawn. */
  | { type: 'shown' }
  /** A person went to another address of the console, inside the same element. */
  | { type: 'navigated'; address: string }
  /** Records of these kinds were changed here. */
  | { type: 'changed'; kinds: readonly string[] }
  /** A drawer that was mounted alone was closed, with what it answered. */
  | { type: 'closed'; result: unknown }
  /** The session has ended; the next token that `getAccessToken` gives is tried when a person asks for it. */
  | { type: 'sessionNeeded' }
  /** In a frame alone: what it shows is this many pixels high by now. */
  | { type: 'height'; height: number }
  /** A part could not be loaded or drawn; it says so in its place. */
  | { type: 'failed'; remote: string; kind: string; message: string };

/** A drawer on its own, in place of a page. */
export interface MountedPanel {
  /** Its id, for example `applicants.status`. */
  id: string;
  /** What the drawer is about; its owner's contract says which fields. */
  input?: unknown;
}

export interface MountOptions {
  /** Address of the console that is opened, for example `/application?search=Rao`; by default the remote's first. */
  address?: string;
  panel?: MountedPanel;
  /** By default as the person's system says. */
  colorMode?: 'light' | 'dark' | 'system';
  onEvent?: (event: RemoteEvent) => void;
}

/** What can still be changed once it is shown. */
export type MountUpdate = Pick<MountOptions, 'address' | 'colorMode'>;

export interface Mounted {
  update: (options: MountUpdate) => void;
  /** Takes everything out of the page again. */
  unmount: () => void;
}

/** What the server says of itself at `/embed/console.json`, to origins that it lists. */
export interface ConsoleForHosts {
  platform: string;
  /** Script that brings the platform. */
  kit: { address: string; integrity: string };
  account: string;
  apiUrl: string;
  gatewayUrl: string;
  userInfoUrl: string;
  remotes: readonly unknown[];
  /** Where its files are when they are not at its origin, and the hashes of its scripts. */
  files?: { url: string; integrity: Record<string, string> };
}

export interface ConnectOptions {
  /** Origin of the console, for example `https://hiring.example.com`. */
  origin: string;
  /** Range of the platform that the host was tried with, for example `^1.0.0`. */
  needs?: string;
  /** A valid access token; called again before it ends, with the one that is to be replaced. */
  getAccessToken: (stale: string | undefined) => Promise<string | undefined>;
  /** Nonce of the host's security policy, for style tags and the kit's script. */
  nonce?: string;
}

/** The console as a host reaches it. */
export interface Connection {
  /** Rejects with an Error whose message says what to do when the remote is not there. */
  mount: (element: HTMLElement, remote: string, options?: MountOptions) => Promise<Mounted>;
}

/** What the kit's script hands over. */
export interface Kit {
  connect: (options: ConnectOptions, answer: ConsoleForHosts) => Connection;
}
