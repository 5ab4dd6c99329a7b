import type { RecordKind } from 'server/contract/call';

type Listener = (kinds: readonly RecordKind[]) => void;

const underWay = new Set<Promise<unknown>>();
const changed = new Set<RecordKind>();
const listeners = new Set<Listener>();
const patience = 2_000;

const notifyListeners = (): void => {
  const kinds = [...changed];
  changed.clear();
  if (kinds.length > 0) for (const listener of listeners) listener(kinds);
};

/** Whether a failed write certainly changed nothing; 404 and 409 mean that the screen is out of date. */
const changedNothing = ({ status }: { status?: number }): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 404 && status !== 409;

/**
 * Tracks a write and then publishes the kinds of record that it changed. Parallel writes publish once,
 * after the last one, or after two seconds.
 */
export const duringWrite = <Result>(
  write: Promise<Result>,
  changes: readonly RecordKind[] = [],
): Promise<Result> => {
  underWay.add(write);
  const end = (): void => {
    underWay.delete(write);
    for (const kind of changes) changed.add(kind);
    setTimeout(() =>
      underWay.size === 0 ? notifyListeners() : setTimeout(notifyListeners, patience),
    );
  };
  write.then(end, (error: { status?: number }) =>
    changedNothing(error) ? void underWay.delete(write) : end(),
  );
  return write;
};

export const onWritten = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Resolves when the current writes are answered and published, or after two seconds. */
export const writesAnswered = async (): Promise<void> => {
  if (underWay.size === 0) return;
  await Promise.race([
    Promise.allSettled(underWay),
    new Promise((done) => setTimeout(done, patience)),
  ]);
  await new Promise((done) => setTimeout(done, 50));
};
