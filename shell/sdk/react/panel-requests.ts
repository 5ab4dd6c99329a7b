import type { PanelRef } from '../define';
import { latestPlace } from './place';

/** A drawer that someone asked for and that is not closed yet. */
export interface PanelRequest {
  key: number;
  id: string;
  input: unknown;
  /** Which embedded page it belongs to. */
  place: string;
  /** Ends the request; without a result the drawer was closed. */
  close: (result?: unknown) => void;
}

let requests: readonly PanelRequest[] = [];
let count = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly PanelRequest[]): void => {
  requests = next;
  for (const listener of listeners) listener();
};

/** The open requests, latest last, as a store that the shell draws. */
export const panelRequests = {
  current: () => requests,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

interface Opening {
  /** Closes the drawer when it is aborted. */
  signal?: AbortSignal;
  /** In place of the one that was last used. */
  place?: string;
}

/**
 * Opens a drawer of any remote by its reference.
 * @returns what the drawer answered, or undefined when it was closed, is not permitted or is not deployed.
 */
export const openPanel = <Input, Result>(
  ref: PanelRef<Input, Result>,
  input: Input,
  { signal, place = latestPlace() }: Opening = {},
): Promise<Result | undefined> =>
  new Promise((resolve) => {
    const key = (count += 1);
    const close = (result?: unknown): void => {
      replace(requests.filter((request) => request.key !== key));
      resolve(result as Result | undefined);
    };
    signal?.addEventListener('abort', () => close(), { once: true });
    replace([...requests, { key, id: ref, input, place, close }]);
  });
