import type { Change } from '../../../platform/realtime/changes';

/** Kinds of record whose content careers pages show. */
const shownKinds: ReadonlySet<string> = new Set([
  ...['job', 'company', 'department', 'location', 'city', 'skill', 'board-account'],
]);

export interface CareersChangeGate {
  /**
   * Number that grows with each change of pages' content, so that a page read before a change is not cached.
   */
  generation(): number;
  /** False while changes made by other servers may be missed. */
  isComplete(): boolean;
  changed(change: Pick<Change, 'owner'>): void;
  drop(): void;
}

export const createChangeGate = (isComplete: () => boolean): CareersChangeGate => {
  let generation = 0;
  const drop = (): void => {
    generation += 1;
  };
  return {
    generation: () => generation,
    isComplete,
    drop,
    changed: ({ owner }) => {
      if (shownKinds.has(owner)) drop();
    },
  };
};
