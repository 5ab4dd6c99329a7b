/** How a resource names another. Schemas leave `$ref` out, since in them it is a reference of their own. */
export const referenceTo = (base: string, path: '/Users' | '/Groups', id: number) => ({
  value: String(id),
  $ref: `${base}${path}/${id}`,
});
