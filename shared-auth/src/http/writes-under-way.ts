import type { RecordKind } from 'server/contract/call';

type Listener = (kinds: readonly RecordKind[]) => void;

const underWay = new Set<Promise<unknown>>();
const changed = new Set<RecordKind>();
const listeners = new Set<Listener>();
const patience = 2_000;

const tell = (): void => {
  const kinds = [...changed];
  changed.clear();
  if (kinds.length > 0) for (const listener of listeners) listener(kinds);
};

/** Whether a failed write leaves what is on screen as it was: it was refused for what it asked. */
const changedNothing = ({ status }: { status?: number }): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 404 && status !== 409;

/**
 * Notes a write until it is answered, then tells which kinds of record it changed: once its sender has
 * had its say, and for a row of writes after the last of them, or after two seconds.
 */
export const duringWrite = <Result>(
  write: Promise<Result>,
  changes: readonly RecordKind[] = [],
): Promise<Result> => {
  underWay.add(write);
  const end = (): void => {
    underWay.delete(write);
    for (const kind of changes) changed.add(kind);
    setTimeout(() => (underWay.size === 0 ? tell() : setTimeout(tell, patience)));
  };
  write.then(end, (error: { status?: number }) =>
    changedNothing(error) ? void underWay.delete(write) : end(),
  );
  return write;
};

/** Calls `listener` with the kinds of record that writes of this tab have changed. */
export const onWritten = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Resolves when the writes of now are answered and what they changed was told, or after two seconds. */
export const writesAnswered = async (): Promise<void> => {
  if (underWay.size === 0) return;
  await Promise.race([
    Promise.allSettled(underWay),
    new Promise((done) => setTimeout(done, patience)),
  ]);
  await new Promise((done) => setTimeout(done, 50));
};
