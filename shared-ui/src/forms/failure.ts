/** What a failed save tells: a sentence, which fields it is about, and a reference. */
export interface Failure {
  message: string;
  fields: Readonly<Record<string, string>>;
  reference?: string | undefined;
  /** The values that were refused; a field's message goes when its value changes. */
  values: Readonly<Record<string, unknown>>;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** Reads a rejection of any kind; an answer of the API brings `fields` and `requestId`. */
export const failureOf = (reason: unknown, values: object): Failure => {
  const told = recordOf(reason);
  const fields = Object.entries(recordOf(told.fields)).flatMap(([name, message]) => {
    const text = textOf(message);
    return text ? [[name, text] as const] : [];
  });
  return {
    message: textOf(told.message) ?? 'It could not be saved. Try again.',
    fields: Object.fromEntries(fields),
    reference: textOf(told.requestId),
    values: { ...values },
  };
};
