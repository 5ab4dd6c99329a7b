import { getIn, useFormikContext } from 'formik';
import type { Failure } from './failure';
import { useControlId } from './form-context';

type Values = Record<string, unknown>;

/** Wires a field to the form around it; `control` goes onto a plain input. */
export const useWiredField = <Value>(name: string, hint?: string) => {
  const form = useFormikContext<Values>();
  const id = useControlId(name);
  const value = getIn(form.values, name) as Value;
  const failure = form.status as Failure | undefined;
  const touched = form.submitCount > 0 || getIn(form.touched, name) !== undefined;
  const own = touched ? (getIn(form.errors, name) as unknown) : undefined;
  const refused =
    failure && getIn(failure.values, name) === value ? failure.fields[name] : undefined;
  const error = typeof own === 'string' ? own : refused;
  // A change validates already; a second run would judge the value from before it.
  const touch = () => void form.setFieldTouched(name, true, false);
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return {
    id,
    value,
    error,
    describedBy,
    setValue: (next: Value) => void form.setFieldValue(name, next),
    touch,
    control: {
      id,
      name,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy,
      onBlur: touch,
    },
  };
};
