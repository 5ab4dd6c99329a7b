import type { RecordKind } from 'server/contract/call';

type WrittenKindsListener = (kinds: readonly RecordKind[]) => void;

const pendingWrites = new Set<Promise<unknown>>();
const changedKinds = new Set<RecordKind>();
const listeners = new Set<WrittenKindsListener>();
const maxWriteWait = 2_000;

const notifyListeners = (): void => {
  const kinds = [...changedKinds];
  changedKinds.clear();
  if (kinds.length > 0) for (const listener of listeners) listener(kinds);
};

/**
 * True if a failed write certainly changed nothing. After 404 and 409 the shown data is outdated and must be
 * refreshed.
 */
const hasChangedNothing = ({ status }: { status?: number }): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 404 && status !== 409;

/**
 * Tracks a write and then refreshes the kinds of record that it changed. Parallel writes refresh together,
 * after the last write or after two seconds.
 */
export const trackWrite = <Result>(
  write: Promise<Result>,
  changes: readonly RecordKind[] = [],
): Promise<Result> => {
  pendingWrites.add(write);
  const end = (): void => {
    pendingWrites.delete(write);
    for (const kind of changes) changedKinds.add(kind);
    setTimeout(() =>
      pendingWrites.size === 0 ? notifyListeners() : setTimeout(notifyListeners, maxWriteWait),
    );
  };
  write.then(end, (error: { status?: number }) =>
    hasChangedNothing(error) ? void pendingWrites.delete(write) : end(),
  );
  return write;
};

export const onWritten = (listener: WrittenKindsListener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Resolves when all current writes have responses and are refreshed, or after two seconds. */
export const waitForWrites = async (): Promise<void> => {
  if (pendingWrites.size === 0) return;
  await Promise.race([
    Promise.allSettled(pendingWrites),
    new Promise((done) => setTimeout(done, maxWriteWait)),
  ]);
  await new Promise((done) => setTimeout(done, 50));
};
