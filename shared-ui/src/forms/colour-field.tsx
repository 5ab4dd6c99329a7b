import { chakra, Flex } from '@chakra-ui/react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { inputFrameStyle } from '../layout/text-input';
import { Text } from '../layout/text';
import { createFormField } from './create-form-field';

const ColorInput = chakra('input', {
  base: { ...inputFrameStyle, width: '14', p: '1', cursor: 'pointer' },
});

/** The value is `#rrggbb` in lower case. */
export const ColourField = createFormField<string, FieldProps>(
  ({ wired: { id, value, error, control, setValue }, label, hint, required = false }) => (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <Flex align="center" gap="3">
        <ColorInput
          {...control}
          type="color"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Text as="span" tone="second" aria-hidden>
          {value}
        </Text>
      </Flex>
    </FieldFrame>
  ),
);
