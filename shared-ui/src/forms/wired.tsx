import { type ComponentType, memo, type ReactNode } from 'react';
import type { FieldProps } from '../field/field-props';
import { useEcho } from './use-echo';
import { useWiredField } from './use-wired-field';

type Wired<Value> = ReturnType<typeof useWiredField<Value>>;

/**
 * Makes a field of a form out of how it is drawn. It is drawn again only when something of its own
 * changes, so that typing in one field costs the same however many others there are.
 */
export const wired = <Value, Props extends FieldProps>(
  draw: (props: Props & { wired: Wired<Value> }) => ReactNode,
) => {
  // The library's types of `memo` lose that the props are those of `draw`.
  const Drawn = memo(draw) as unknown as ComponentType<Props & { wired: Wired<Value> }>;
  const Field = (props: Props) => (
    <Drawn {...props} wired={useEcho(useWiredField<Value>(props.name, props.hint))} />
  );
  return Field;
};
