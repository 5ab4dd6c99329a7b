import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { TextInput } from '../layout/text-input';
import { parseAmount, formatAmount } from './amount-text';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  currency: string | undefined;
}

/** The value is a number, `''` when empty, or `NaN` for text that is not an amount. */
export const AmountField = createFormField<number | '', Props>(
  ({ wired: { id, value, error, control, setValue }, label, hint, required = false, currency }) => {
    const [typed, setTyped] = useState<string>();
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <Box position="relative">
          <Box
            as="span"
            id={`${id}-currency`}
            position="absolute"
            insetInlineStart="2.5"
            top="0"
            lineHeight="36px"
            color="ink2"
            pointerEvents="none"
          >
            {currency}
          </Box>
          <TextInput
            {...control}
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            ps={currency ? '48px' : '2.5'}
            fontVariantNumeric="tabular-nums"
            aria-describedby={control['aria-describedby'] ?? `${id}-currency`}
            aria-required={required || undefined}
            aria-valuenow={Number.isFinite(value) ? Number(value) : undefined}
            value={typed ?? formatAmount(value)}
            onChange={(event) => {
              setTyped(event.target.value);
              setValue(parseAmount(event.target.value));
            }}
            onBlur={() => {
              // Invalid text stays in the field, so that the user can correct it.
              if (!Number.isNaN(value)) setTyped(undefined);
              control.onBlur();
            }}
          />
        </Box>
      </FieldFrame>
    );
  },
);
