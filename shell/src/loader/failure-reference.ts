const references = new WeakMap<object, string>();

const createReference = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Returns a short id of a failure for support; the same id for the same failure. */
export const getFailureReference = (failure: unknown): string => {
  if (typeof failure !== 'object' || failure === null) return createReference();
  const known = references.get(failure);
  if (known) return known;
  const reference = createReference();
  references.set(failure, reference);
  return reference;
};
