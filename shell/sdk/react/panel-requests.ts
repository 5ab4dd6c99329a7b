import type { PanelRef } from '../define';
import { latestPlace } from './embedded-page-id';

export interface PanelRequest {
  key: number;
  id: string;
  input: unknown;
  /** Id of the embedded page to which the drawer belongs. */
  place: string;
  /** Closes the drawer; without a result, the drawer counts as cancelled. */
  close: (result?: unknown) => void;
}

let openRequests: readonly PanelRequest[] = [];
let requestCount = 0;
const listeners = new Set<() => void>();

const setOpenRequests = (next: readonly PanelRequest[]): void => {
  openRequests = next;
  for (const listener of listeners) listener();
};

export const panelRequests = {
  current: () => openRequests,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

interface OpenPanelOptions {
  signal?: AbortSignal;
  /** Id of the embedded page; default: the page that the user used last. */
  place?: string;
}

/**
 * Opens a drawer.
 * @returns its result; undefined if the drawer was closed, is not permitted or is not deployed.
 */
export const openPanel = <Input, Result>(
  ref: PanelRef<Input, Result>,
  input: Input,
  { signal, place = latestPlace() }: OpenPanelOptions = {},
): Promise<Result | undefined> =>
  new Promise((resolve) => {
    const key = (requestCount += 1);
    const close = (result?: unknown): void => {
      setOpenRequests(openRequests.filter((request) => request.key !== key));
      resolve(result as Result | undefined);
    };
    signal?.addEventListener('abort', () => close(), { once: true });
    setOpenRequests([...openRequests, { key, id: ref, input, place, close }]);
  });
