import type { HistoryEntry } from 'server/contract/applicants/applications/application';

export interface HistoryStep {
  entry: HistoryEntry;
  undoneBy: HistoryEntry | undefined;
}

/** An undone status change appears once, at the time of the undo. */
export const toHistorySteps = (history: readonly HistoryEntry[]): HistoryStep[] => {
  const byId = new Map(history.map((entry) => [entry.id, entry]));
  const undone = new Set(history.map(({ undoOf }) => undoOf));
  return history.flatMap((entry): HistoryStep[] => {
    if (undone.has(entry.id)) return [];
    const takenBack = entry.undoOf === null ? undefined : byId.get(entry.undoOf);
    return [takenBack ? { entry: takenBack, undoneBy: entry } : { entry, undoneBy: undefined }];
  });
};

/** Status changes that were not undone, newest first. */
export const listCurrentEntries = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  toHistorySteps(history).flatMap(({ entry, undoneBy }) => (undoneBy ? [] : [entry]));
