import { TextInput } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { DayInput } from './day-input';
import { DayRule } from './day-rule';
import type { DayOrder } from '../day/day-text';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  /** First allowed day, as an ISO day. */
  min?: string;
  max?: string;
  /** The company's order of day and month; without it, the browser's date input is used. */
  order?: DayOrder;
}

/** The value is an ISO day, such as `2026-11-21`, or `''`. */
export const DateField = createFormField<string, Props>(
  ({ wired: own, name, label, hint, required = false, order, ...rest }) => {
    const { id, value, error, control, setValue } = own;
    const shared = { ...control, ...rest, 'aria-required': required || undefined, value };
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        {order ? (
          <>
            <DayRule {...{ name, order }} min={rest.min} max={rest.max} />
            <DayInput {...shared} label={label} order={order} onDay={setValue} />
          </>
        ) : (
          <TextInput {...shared} type="date" onChange={(event) => setValue(event.target.value)} />
        )}
      </FieldFrame>
    );
  },
);
