import { type ComponentType, memo, type ReactNode } from 'react';
import type { FieldProps } from '../field/field-props';
import { useOptimisticField } from './use-optimistic-field';
import { useWiredField } from './use-wired-field';

type WiredFormField<Value> = ReturnType<typeof useWiredField<Value>>;

/**
 * Creates a form field that re-renders only for its own changes, so that typing is as fast in a large form as
 * in a small one.
 */
export const createFormField = <Value, Props extends FieldProps>(
  draw: (props: Props & { wired: WiredFormField<Value> }) => ReactNode,
) => {
  // The cast is needed because the types of `memo` lose the props of `draw`.
  const Drawn = memo(draw) as unknown as ComponentType<Props & { wired: WiredFormField<Value> }>;
  const Field = (props: Props) => (
    <Drawn {...props} wired={useOptimisticField(useWiredField<Value>(props.name, props.hint))} />
  );
  return Field;
};
