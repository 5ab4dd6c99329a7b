import { getIn, useFormikContext } from 'formik';
import { use, useMemo } from 'react';
import type { Failure } from './failure';
import { FormContext, useControlId } from './form-context';

type Values = Record<string, unknown>;

/** Wires a field to the form around it; the answer stays the same while nothing of the field changes. */
export const useWiredField = <Value>(name: string, hint?: string) => {
  const form = useFormikContext<Values>();
  const { setFieldValue, setFieldTouched, setFieldError } = form;
  const { pauseCheck } = use(FormContext);
  const id = useControlId(name);
  const value = getIn(form.values, name) as Value;
  const failure = form.status as Failure | undefined;
  const touched = form.submitCount > 0 || getIn(form.touched, name) !== undefined;
  const found = getIn(form.errors, name) as unknown;
  const own = touched ? found : undefined;
  const refused =
    failure && getIn(failure.values, name) === value ? failure.fields[name] : undefined;
  const error = typeof own === 'string' ? own : refused;
  const hinted = Boolean(hint);
  return useMemo(() => {
    const describedBy = error ? `${id}-error` : hinted ? `${id}-hint` : undefined;
    const invalid = error !== undefined;
    // The form checks itself when typing rests; a run from here would judge the value from before it.
    const touch = () => void setFieldTouched(name, true, false);
    return {
      id,
      value,
      error,
      setValue: (next: Value) => {
        // What is said of the value before must not come up, and push the page down, as one leaves.
        pauseCheck();
        setFieldError(name, undefined);
        void setFieldValue(name, next, false);
      },
      touch,
      /** What a plain input takes. */
      control: {
        id,
        name,
        'aria-invalid': invalid || undefined,
        'aria-describedby': describedBy,
        onBlur: touch,
      },
      /** What a control of several parts takes. */
      parts: { id, invalid, describedBy, onBlur: touch },
    };
  }, [id, name, value, error, hinted, pauseCheck, setFieldValue, setFieldTouched, setFieldError]);
};
