import type { HistoryEntry } from 'server/contract/applicants/application';

/** A step, and the one that took it back, if any. */
export interface Step {
  entry: HistoryEntry;
  undoneBy: HistoryEntry | undefined;
}

/** Each step once, the newest first: one that was taken back stands where that was done. */
export const stepsOf = (history: readonly HistoryEntry[]): Step[] => {
  const byId = new Map(history.map((entry) => [entry.id, entry]));
  const undone = new Set(history.map(({ undoOf }) => undoOf));
  return history.flatMap((entry): Step[] => {
    if (undone.has(entry.id)) return [];
    const takenBack = entry.undoOf === null ? undefined : byId.get(entry.undoOf);
    return [takenBack ? { entry: takenBack, undoneBy: entry } : { entry, undoneBy: undefined }];
  });
};

/** The steps that were not taken back, the newest first. */
export const standingOf = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  stepsOf(history).flatMap(({ entry, undoneBy }) => (undoneBy ? [] : [entry]));
