/** Reads and writes one value in the page's address; an invalid value becomes `fallback`. */
export interface AddressField<Value> {
  fallback: Value;
  read: (raw: string) => Value | undefined;
  write: (value: Value) => string;
}

const text = (fallback = ''): AddressField<string> => ({
  fallback,
  read: (raw) => raw,
  write: (value) => value,
});

const createNumberField = (fallback: number, { min = 1, max = 2_147_483_647 } = {}) => ({
  fallback,
  read: (raw: string) => {
    const value = Number(raw);
    return /^\d+$/.test(raw) && value >= min && value <= max ? value : undefined;
  },
  write: String,
});

const idField: AddressField<number | undefined> = {
  fallback: undefined,
  read: createNumberField(0).read,
  write: (value) => (value === undefined ? '' : String(value)),
};

const createChoiceField = <const Value extends string | number>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): AddressField<Value> => ({
  fallback,
  read: (raw) => values.find((value) => String(value) === raw),
  write: String,
});

/** Address field for a calendar day, `YYYY-MM-DD`. */
const dayField: AddressField<string | undefined> = {
  fallback: undefined,
  read: (raw) =>
    /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined,
  write: (value) => value ?? '',
};

export const addressField = {
  text,
  wholeNumber: createNumberField,
  id: idField,
  choice: createChoiceField,
  day: dayField,
};
