/** Schemas omit `$ref`, since JSON Schema would treat it as its own keyword. */
export const toScimReference = (base: string, path: '/Users' | '/Groups', id: number) => ({
  value: String(id),
  $ref: `${base}${path}/${id}`,
});
