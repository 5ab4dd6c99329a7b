import { getIn, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type DayOrder, getDayHint, parseDay, dayText } from '../day/day-text';

interface Props {
  name: string;
  order: DayOrder;
  min?: string | undefined;
  max?: string | undefined;
}

const findDayRefusal = (value: string, { order, min, max }: Props): string | undefined => {
  if (!value) return undefined;
  if (!parseDay(dayText(value, order), order)) return `Type the day as ${getDayHint(order)}.`;
  if (min && value < min) return `Choose ${dayText(min, order)} or a later day.`;
  if (max && value > max) return `Choose ${dayText(max, order)} or an earlier day.`;
  return undefined;
};

/**
 * Validates the range of a date field. An unchanged initial day may be out of range, since the range may have
 * been different when the day was chosen.
 */
export const DayRule = (rule: Props) => {
  const { registerField, unregisterField, initialValues } = useFormikContext<object>();
  const { name, order, min, max } = rule;
  useEffect(() => {
    const validate = (value: string) =>
      value === getIn(initialValues, name)
        ? undefined
        : findDayRefusal(value, { name, order, min, max });
    registerField(name, { validate });
    return () => unregisterField(name);
  }, [name, order, min, max, initialValues, registerField, unregisterField]);
  return null;
};
