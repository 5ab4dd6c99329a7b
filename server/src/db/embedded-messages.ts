/** What the server asks of the embedded database's process, and what that process answers. */
export type Request = { ask: 'snapshot' } | { ask: 'stop' };

export type Report =
  { say: 'ready' } | { say: 'snapshot'; file?: string } | { say: 'failed'; message: string };

export interface Start {
  /** Folder that holds `database/` and `snapshots/`. */
  folder: string;
  /** Path of the socket to listen at. */
  socket: string;
}
