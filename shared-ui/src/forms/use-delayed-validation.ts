import { useFormikContext } from 'formik';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

const checkDelay = 300;

export const useDelayedValidation = (): (() => void) => {
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
    due.current = setTimeout(() => check(), checkDelay);
    return pause;
  }, [values, pause]);
  return pause;
};
