import { getIn, useFormikContext } from 'formik';
import { use, useMemo } from 'react';
import type { Failure } from './failure';
import { FormContext, useControlId } from './form-context';

type Values = Record<string, unknown>;

/** The result stays the same while the field's own state does not change. */
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
    // Marks the field as touched without validation, which would check the previous value;
    // validation runs when typing pauses.
    const touch = () => void setFieldTouched(name, true, false);
    return {
      id,
      value,
      error,
      setValue: (next: Value) => {
        // Clears the error of the previous value, which would appear on blur and move the page's content.
        pauseCheck();
        setFieldError(name, undefined);
        void setFieldValue(name, next, false);
      },
      touch,
      control: {
        id,
        name,
        'aria-invalid': invalid || undefined,
        'aria-describedby': describedBy,
        onBlur: touch,
      },
      parts: { id, invalid, describedBy, onBlur: touch },
    };
  }, [id, name, value, error, hinted, pauseCheck, setFieldValue, setFieldTouched, setFieldError]);
};
