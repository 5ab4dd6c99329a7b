import { Fragment, type ReactNode } from 'react';
import { Stack } from 'shared-ui';

interface Props<Name extends string> {
  names: readonly Name[];
  fields: Readonly<
    Record<Name, { input: (props: { name: string; isStored: boolean }) => ReactNode }>
  >;
  isStored: boolean;
}

export const FieldInputs = <Name extends string>({ names, fields, isStored }: Props<Name>) => (
  <Stack gap="4">
    {names.map((name) => (
      <Fragment key={name}>{fields[name].input({ name, isStored })}</Fragment>
    ))}
  </Stack>
);
