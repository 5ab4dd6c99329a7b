export interface FileRefusal {
  name: string;
  words: string;
}

const noRefusals: readonly FileRefusal[] = [];

/** Store of refused files by field, outside of the fields, since fields unmount with their tab. */
export const createFileRefusals = () => {
  const byField = new Map<string, readonly FileRefusal[]>();
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  return {
    of: (field: string): readonly FileRefusal[] => byField.get(field) ?? noRefusals,
    put: (field: string, refusals: readonly FileRefusal[]) => {
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

export type Refusals = ReturnType<typeof createFileRefusals>;
