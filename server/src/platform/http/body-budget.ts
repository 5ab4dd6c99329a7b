export interface BodyReservation {
  take(bytes: number): boolean;
  release(): void;
}

export interface BodyBudget {
  open(sender: string): BodyReservation;
  held(): number;
}

/** One sender can reserve a quarter of the memory for bodies, so that others can still send. */
const budgetDivisor = 4;

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
          if (inAll + bytes > most || held + bytes > most / budgetDivisor) return false;
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
