import type { ReactNode } from 'react';
import { Card, Grid, Heading, Text } from 'shared-ui';
import { SelectField, useFormikContext } from 'shared-ui/forms';
import { PageForm, useForm, type FormOptions } from '../forms';

interface ColumnChoicesProps {
  fields: readonly { name: string; label: string; hint?: string }[];
  options: readonly { value: string; label: string }[];
  placeholder: string;
  children?: ReactNode;
}

/** Assigns a file column to each field; a column that is assigned to a field is disabled for other fields. */
export const ImportColumnChoices = ({
  fields,
  options,
  placeholder,
  children,
}: ColumnChoicesProps) => {
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  const optionsOf = (name: string) =>
    options.map(({ value, label }) => {
      const taken = fields.find((other) => other.name !== name && values[other.name] === value);
      return {
        value,
        label: taken ? `${label} (taken by ${taken.label})` : label,
        disabled: taken !== undefined,
      };
    });
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="4">
      {fields.map((field) => (
        <SelectField
          key={field.name}
          {...field}
          placeholder={placeholder}
          options={optionsOf(field.name)}
        />
      ))}
      {children}
    </Grid>
  );
};

interface Props<Values extends object, Checked> extends Pick<
  FormOptions<Values, Checked>,
  'initial' | 'schema' | 'labels' | 'fieldOf' | 'places'
> {
  words?: string;
  /** Requests the expected outcome of an import with these columns. */
  check: (values: Values) => Promise<Checked>;
  onChecked: (checked: Checked) => void;
  onAnother: () => void;
  children: ReactNode;
}

/** Second step of an import: a form that assigns the file's columns to fields. */
export const ImportColumnsStep = <Values extends object, Checked>({
  words,
  check,
  onChecked,
  onAnother,
  children,
  ...rules
}: Props<Values, Checked>) => {
  const form = useForm<Values, Checked>({
    ...rules,
    save: check,
    refusal: 'The rows were not checked.',
    notifySaved: () => undefined,
    goOn: onChecked,
  });
  return (
    <PageForm
      form={form}
      submitLabel="Check the rows"
      cancelLabel="Another file"
      onCancel={onAnother}
    >
      <Card p={{ base: '4', md: '5' }}>
        <Heading level={2} mb={words ? '1' : '4'}>
          What the columns are
        </Heading>
        {words ? (
          <Text tone="second" mb="4">
            {words}
          </Text>
        ) : null}
        {children}
      </Card>
    </PageForm>
  );
};
