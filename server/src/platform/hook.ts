import type { Transaction } from './db/database';

type Follower<Event, Answer> = (tx: Transaction, event: Event) => Promise<Answer>;

export interface HookFollower {
  connect(): void;
}

/**
 * An event that a domain announces in its transaction; later domains subscribe and run in the same
 * transaction.
 */
export interface Hook<Event, Answer> {
  by(follower: Follower<Event, Answer>): HookFollower;
  /**
   * An error of a subscriber rolls the transaction back.
   * @throws Error before `connectHooks`, so that no program changes data without its subscribers.
   */
  run(tx: Transaction, event: Event): Promise<Answer[]>;
}

const hookOpeners: (() => void)[] = [];

export const defineHook = <Event, Answer = void>(): Hook<Event, Answer> => {
  const followers = new Set<Follower<Event, Answer>>();
  let isConnected = false;
  hookOpeners.push(() => {
    isConnected = true;
  });
  return {
    by: (follower) => ({ connect: () => void followers.add(follower) }),
    run: async (tx, event) => {
      if (!isConnected) throw new Error('Connect the hooks of the domains first.');
      const answers: Answer[] = [];
      for (const follower of followers) answers.push(await follower(tx, event));
      return answers;
    },
  };
};

/** Connects subscribers to hooks; call it once, with all domains, in every program that writes. */
export const connectHooks = (domains: readonly { follows?: readonly HookFollower[] }[]): void => {
  for (const following of domains.flatMap(({ follows = [] }) => follows)) following.connect();
  for (const open of hookOpeners) open();
};
