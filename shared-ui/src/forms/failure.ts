export interface Failure {
  message: string;
  fields: Readonly<Record<string, string>>;
  reference?: string | undefined;
  /** Values that the server refused; the error of a field disappears when its value changes. */
  values: Readonly<Record<string, unknown>>;
}

export type FormFieldResolver = (field: string) => string | undefined;

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const toText = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/**
 * Converts an error to messages of a form; errors of fields that the form does not have become part of the
 * general message.
 */
export const toFormFailure = (
  reason: unknown,
  values: object,
  fieldOf: FormFieldResolver = (field) => field,
): Failure => {
  const refusal = toRecord(reason);
  const fields: Record<string, string> = {};
  let above: string | undefined;
  for (const [field, message] of Object.entries(toRecord(refusal.fields))) {
    const name = fieldOf(field);
    const words = toText(message);
    if (words && name === undefined) above ??= words;
    else if (words && name !== undefined) fields[name] = words;
  }
  return {
    message: above ?? toText(refusal.message) ?? 'It could not be saved. Try again.',
    fields,
    reference: toText(refusal.requestId),
    values: { ...values },
  };
};
