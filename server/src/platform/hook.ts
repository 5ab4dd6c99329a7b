import type { Transaction } from './db/database';

type Follower<Event, Answer> = (tx: Transaction, event: Event) => Promise<Answer>;

/** One follower of a hook, for `follows` of a domain. */
export interface Following {
  connect(): void;
}

/** Something that happens in one wing, and that later wings follow in its transaction. */
export interface Hook<Event, Answer> {
  by(follower: Follower<Event, Answer>): Following;
  /**
   * Runs the followers one after another, in the order of the domains; what one throws ends the transaction.
   * @throws where no hooks are connected, so that no program changes data that nobody follows.
   */
  run(tx: Transaction, event: Event): Promise<Answer[]>;
}

const openers: (() => void)[] = [];

/** A hook of the wing that declares it. */
export const defineHook = <Event, Answer = void>(): Hook<Event, Answer> => {
  const followers = new Set<Follower<Event, Answer>>();
  let isConnected = false;
  openers.push(() => {
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

/** Once for each program that writes, with all domains: whoever follows a hook follows it from then on. */
export const connectHooks = (domains: readonly { follows?: readonly Following[] }[]): void => {
  for (const following of domains.flatMap(({ follows = [] }) => follows)) following.connect();
  for (const open of openers) open();
};
