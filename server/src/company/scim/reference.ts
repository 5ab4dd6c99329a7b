/** Schemas omit `$ref`, since JSON Schema would treat it as its own keyword. */
export const toReference = (base: string, path: '/Users' | '/Groups', id: number) => ({
  value: String(id),
  $ref: `${base}${path}/${id}`,
});
