const toText = (value: unknown): string =>
  value === null ? '' : String(value as string | number | boolean);

/** Absent fields are omitted, an empty list becomes one empty value. */
export const formDataOf = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (!Array.isArray(value) || value.length === 0) form.append(name, toText(value));
    else for (const entry of value) form.append(name, toText(entry));
  }
  return form;
};
