import { type ReactNode, useEffect } from 'react';
import { type FieldProps, Form, useFormikContext, yup } from '../src/forms';
import { type DemoState, state } from './demo';
import { arabicText, longText, doNothing } from './words';

const Touched = ({ children }: { children: ReactNode }) => {
  const { setTouched } = useFormikContext<{ field: unknown }>();
  useEffect(() => void setTouched({ field: true }), [setTouched]);
  return children;
};

interface Values {
  empty: unknown;
  filled: unknown;
  much: unknown;
}

const refusing = yup.object({
  field: yup.mixed().test('refused', 'Please check this field.', () => false),
});

type Draw = (props: FieldProps) => ReactNode;

const inForm = (value: unknown, content: ReactNode, refused = false) => (
  <Form
    initialValues={{ field: value }}
    onSubmit={doNothing}
    {...(refused ? { schema: refusing } : {})}
  >
    {refused ? <Touched>{content}</Touched> : content}
  </Form>
);

export const fieldStates = (draw: Draw, { empty, filled, much }: Values): DemoState[] => [
  state('Empty, required, with a hint', () =>
    inForm(empty, draw({ name: 'field', label: 'Field', required: true, hint: 'What it is for.' })),
  ),
  state('Filled', () => inForm(filled, draw({ name: 'field', label: 'Field' }))),
  state('Invalid', () => inForm(filled, draw({ name: 'field', label: 'Field' }), true)),
  state('Disabled', () => inForm(filled, draw({ name: 'field', label: 'Field', disabled: true }))),
  state('Long text, many', () =>
    inForm(much, draw({ name: 'field', label: longText.slice(0, 70), hint: longText })),
  ),
  state('Right to left', () => (
    <div dir="rtl">
      {inForm(filled, draw({ name: 'field', label: arabicText, hint: arabicText }))}
    </div>
  )),
];
