/** What there is to say about a network that was found gone. */
export interface NetworkTrouble {
  /** Something could not be read, or a write waits for its fate. */
  isOpen: boolean;
  /** A write found no network, or lost its answer: it waits, as it was sent. */
  isUnsaved: boolean;
  /** It is on its way again. */
  isSending: boolean;
  /** It was sent again and found no network once more. */
  isStillGone: boolean;
}

interface LostWrite {
  /** Ends the wait: sent again, or given up. Absent while it is on its way. */
  decide?: ((again: boolean) => void) | undefined;
  losses: number;
}

/** How long whoever closed the dialog hears no more of what says it itself, in milliseconds. */
const quiet = 30_000;

const writes = new Set<LostWrite>();
const listeners = new Set<() => void>();
let lostRead = false;
let quietUntil = 0;

const troubleNow = (): NetworkTrouble => {
  const lost = [...writes];
  return {
    isOpen: lostRead || lost.length > 0,
    isUnsaved: lost.length > 0,
    isSending: lost.some(({ decide }) => !decide),
    isStillGone: lost.some(({ losses }) => losses > 1),
  };
};
let trouble = troubleNow();

const tell = (): void => {
  trouble = troubleNow();
  for (const listener of listeners) listener();
};

const decideAll = (again: boolean): void => {
  lostRead = false;
  for (const { decide } of writes) decide?.(again);
  tell();
};

/** The loss of the network as a store that the shell draws, and what a person decides about it. */
export const networkLoss = {
  current: () => trouble,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Sends every lost write again, as it was. */
  tryAgain: () => decideAll(true),
  /** Gives lost writes up: whoever sent them shows that they are not saved. */
  cancel: () => {
    quietUntil = performance.now() + quiet;
    decideAll(false);
  },
  /** What could not be read is read anew by itself. */
  noteReturn: () => {
    lostRead = false;
    tell();
  },
};

/** Whether the dialog was closed a moment ago: what says itself that it failed opens no other one. */
export const wasJustClosed = (): boolean => performance.now() < quietUntil;

export const noteLostRead = (): void => {
  if (wasJustClosed()) return;
  lostRead = true;
  tell();
};

const decided = (write: LostWrite): Promise<boolean> =>
  new Promise((resolve) => {
    write.losses += 1;
    write.decide = (again) => {
      write.decide = undefined;
      resolve(again);
    };
    writes.add(write);
    tell();
  });

/**
 * Sends a write, and while it finds no network holds it until a person says whether to send it again.
 * Who sent it waits all the time, and goes on with the answer as if it had come at once.
 * @throws what the last attempt met
 */
export const sendUntilDecided = async <Answer>(
  attempt: () => Promise<Answer>,
  isLost: (error: unknown) => boolean,
): Promise<Answer> => {
  const write: LostWrite = { losses: 0 };
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        // Where nobody asks the person, nobody would ever decide.
        if (!isLost(error) || listeners.size === 0 || !(await decided(write))) throw error;
      }
    }
  } finally {
    if (writes.delete(write)) tell();
  }
};
