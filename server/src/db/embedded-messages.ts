/** What the embedded database's process tells the server. */
export type Report = { say: 'ready' } | { say: 'failed'; message: string };

/** The first message to that process. */
export interface Start {
  /** Folder that holds `database/`. */
  folder: string;
  /** Path of the socket to listen at. */
  socket: string;
}

/** The second message, and the last. */
export type Stop = 'stop';
