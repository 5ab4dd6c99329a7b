import { type ComponentType, memo, type ReactNode } from 'react';
import type { FieldProps } from '../field/field-props';
import { useOptimisticField } from './use-optimistic-field';
import { useWiredField } from './use-wired-field';

type WiredFormField<Value> = ReturnType<typeof useWiredField<Value>>;

/** The field re-renders only for its own changes, so that typing costs the same in a large form. */
export const createFormField = <Value, Props extends FieldProps>(
  draw: (props: Props & { wired: WiredFormField<Value> }) => ReactNode,
) => {
  // The types of `memo` lose the props of `draw`.
  const Drawn = memo(draw) as unknown as ComponentType<Props & { wired: WiredFormField<Value> }>;
  const Field = (props: Props) => (
    <Drawn {...props} wired={useOptimisticField(useWiredField<Value>(props.name, props.hint))} />
  );
  return Field;
};
