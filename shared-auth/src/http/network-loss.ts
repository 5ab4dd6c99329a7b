export interface NetworkTrouble {
  isOpen: boolean;
  /** True if a write failed by a network error and waits to be sent again. */
  isUnsaved: boolean;
  isSending: boolean;
  isStillGone: boolean;
}

interface LostWrite {
  /**
   * Decides about waiting writes: true sends them again, false gives up. Undefined while they are being sent.
   */
  decide?: ((again: boolean) => void) | undefined;
  losses: number;
}

/**
 * Milliseconds after the user closed the network error dialog in which it does not open again for errors that
 * the caller shows.
 */
const quietPeriodAfterClosing = 30_000;

const lostWrites = new Set<LostWrite>();
const listeners = new Set<() => void>();
let hasLostRead = false;
let quietUntil = 0;

const computeNetworkTrouble = (): NetworkTrouble => {
  const lost = [...lostWrites];
  return {
    isOpen: hasLostRead || lost.length > 0,
    isUnsaved: lost.length > 0,
    isSending: lost.some(({ decide }) => !decide),
    isStillGone: lost.some(({ losses }) => losses > 1),
  };
};
let networkTrouble = computeNetworkTrouble();

const notifyListeners = (): void => {
  networkTrouble = computeNetworkTrouble();
  for (const listener of listeners) listener();
};

const decideLostWrites = (again: boolean): void => {
  hasLostRead = false;
  for (const { decide } of lostWrites) decide?.(again);
  notifyListeners();
};

export const networkLoss = {
  current: () => networkTrouble,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tryAgain: () => decideLostWrites(true),
  cancel: () => {
    quietUntil = performance.now() + quietPeriodAfterClosing;
    decideLostWrites(false);
  },
  /** Resets the state when the network is back; SWR retries failed reads itself. */
  noteReturn: () => {
    hasLostRead = false;
    notifyListeners();
  },
};

export const wasLossDialogJustClosed = (): boolean => performance.now() < quietUntil;

export const recordLostRead = (): void => {
  if (wasLossDialogJustClosed()) return;
  hasLostRead = true;
  notifyListeners();
};

const waitForDecision = (write: LostWrite): Promise<boolean> =>
  new Promise((resolve) => {
    write.losses += 1;
    write.decide = (again) => {
      write.decide = undefined;
      resolve(again);
    };
    lostWrites.add(write);
    notifyListeners();
  });

/**
 * Sends a write; after a network error the promise stays pending until the user decides whether to
 * send it again.
 * @throws the error of the last attempt
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
        // Without a listener there is no dialog in which the user could decide, so the error is thrown.
        if (!isLost(error) || listeners.size === 0 || !(await waitForDecision(write))) throw error;
      }
    }
  } finally {
    if (lostWrites.delete(write)) notifyListeners();
  }
};
