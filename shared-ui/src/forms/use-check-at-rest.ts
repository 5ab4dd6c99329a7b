import { useFormikContext } from 'formik';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

const rest = 300;

/**
 * Checks a form once typing rests for a moment instead of at each key; saving checks it in any case.
 * Answers with how to hold the check back until the form is drawn with what was just put into it.
 */
export const useCheckAtRest = (): (() => void) => {
  const { values, validateForm, isSubmitting } = useFormikContext<object>();
  const checked = useRef(values);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useCallback(() => clearTimeout(due.current), []);
  const check = useEffectEvent(() => {
    checked.current = values;
    if (!isSubmitting) void validateForm();
  });
  useEffect(() => {
    if (checked.current === values) return undefined;
    due.current = setTimeout(() => check(), rest);
    return pause;
  }, [values, pause]);
  return pause;
};
