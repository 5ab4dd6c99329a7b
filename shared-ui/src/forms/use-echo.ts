import { startTransition, useMemo, useOptimistic } from 'react';

interface Held<Value> {
  value: Value;
  setValue: (value: Value) => void;
}

/** Shows at once what is put into a field; the form around it is drawn anew after that is painted. */
export const useEcho = <Value, Wired extends Held<Value>>(wired: Wired & Held<Value>): Wired => {
  const { setValue } = wired;
  const [value, show] = useOptimistic(wired.value);
  return useMemo(
    () => ({
      ...wired,
      value,
      setValue: (next: Value) =>
        startTransition(() => {
          show(next);
          setValue(next);
        }),
    }),
    [wired, value, setValue, show],
  );
};
