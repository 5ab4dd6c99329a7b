import { startTransition, useMemo, useOptimistic } from 'react';

interface SettableValue<Value> {
  value: Value;
  setValue: (value: Value) => void;
}

/** Shows a new value in the field at once; the form re-renders after the paint. */
export const useOptimisticField = <Value, Wired extends SettableValue<Value>>(
  wired: Wired & SettableValue<Value>,
): Wired => {
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
