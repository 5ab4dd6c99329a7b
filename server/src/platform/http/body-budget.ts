/** What one body holds of the budget until its answer has been sent. */
export interface BodyHold {
  /** Takes more bytes, or says that there are none left. */
  take(bytes: number): boolean;
  release(): void;
}

export interface BodyBudget {
  open(sender: string): BodyHold;
  /** Bytes held now. */
  held(): number;
}

/** One sender holds at most this part of the whole, so that others are still heard. */
const shares = 4;

/** Counts the bytes of all bodies that are being read or worked on, in all and of each sender. */
export const createBodyBudget = (most: number): BodyBudget => {
  const bySender = new Map<string, number>();
  let inAll = 0;

  const change = (sender: string, bytes: number): void => {
    const held = (bySender.get(sender) ?? 0) + bytes;
    inAll += bytes;
    if (held > 0) bySender.set(sender, held);
    else bySender.delete(sender);
  };

  return {
    held: () => inAll,
    open: (sender) => {
      let taken = 0;
      return {
        take: (bytes) => {
          const held = bySender.get(sender) ?? 0;
          if (inAll + bytes > most || held + bytes > most / shares) return false;
          taken += bytes;
          change(sender, bytes);
          return true;
        },
        release: () => {
          change(sender, -taken);
          taken = 0;
        },
      };
    },
  };
};
