export interface Refusal {
  name: string;
  words: string;
}

const none: readonly Refusal[] = [];

/** Refused files by field, stored outside the fields, which unmount with their tab. */
export const createRefusals = () => {
  const byField = new Map<string, readonly Refusal[]>();
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  return {
    of: (field: string): readonly Refusal[] => byField.get(field) ?? none,
    put: (field: string, refusals: readonly Refusal[]) => {
      if (refusals.length > 0) byField.set(field, refusals);
      else byField.delete(field);
      notifyListeners();
    },
    clear: () => {
      byField.clear();
      notifyListeners();
    },
    sentences: (): [field: string, words: string][] =>
      [...byField].map(([field, refusals]) => [
        field,
        refusals.map(({ words }) => words).join(' '),
      ]),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export type Refusals = ReturnType<typeof createRefusals>;
