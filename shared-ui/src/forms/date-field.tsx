import { TextInput } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { wired } from './wired';

interface Props extends FieldProps {
  /** First day that can be chosen, as an ISO day. */
  min?: string;
  max?: string;
}

/** A day as `2026-11-21`, or `''`. */
export const DateField = wired<string, Props>(
  ({ wired: { id, value, error, control, setValue }, label, hint, required = false, ...rest }) => {
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <TextInput
          {...control}
          {...rest}
          type="date"
          aria-required={required || undefined}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </FieldFrame>
    );
  },
);
