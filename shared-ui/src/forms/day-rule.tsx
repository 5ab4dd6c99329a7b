import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type DayOrder, dayHint, dayOf, dayText } from './day-text';

interface Props {
  name: string;
  order: DayOrder;
  min?: string | undefined;
  max?: string | undefined;
}

const refusalOf = (value: string, { order, min, max }: Props): string | undefined => {
  if (!value) return undefined;
  if (!dayOf(dayText(value, order), order)) return `Type the day as ${dayHint(order)}.`;
  if (min && value < min) return `Choose ${dayText(min, order)} or a later day.`;
  if (max && value > max) return `Choose ${dayText(max, order)} or an earlier day.`;
  return undefined;
};

/** Keeps a form from being saved with a day that is none, or out of its range. */
export const DayRule = (rule: Props) => {
  const { registerField, unregisterField } = useFormikContext();
  const { name, order, min, max } = rule;
  useEffect(() => {
    const validate = (value: string) => refusalOf(value, { name, order, min, max });
    registerField(name, { validate });
    return () => unregisterField(name);
  }, [name, order, min, max, registerField, unregisterField]);
  return null;
};
