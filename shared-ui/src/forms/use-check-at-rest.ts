import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

const rest = 300;

/** Checks a form once typing rests for a moment instead of at each key; saving checks it in any case. */
export const useCheckAtRest = (): void => {
  const { values, validateForm, isSubmitting } = useFormikContext<object>();
  const checked = useRef(values);
  const check = useEffectEvent(() => {
    checked.current = values;
    if (!isSubmitting) void validateForm();
  });
  useEffect(() => {
    if (checked.current === values) return undefined;
    const timer = setTimeout(() => check(), rest);
    return () => clearTimeout(timer);
  }, [values]);
};
