export const listErrorMessages = (errors: object, under = ''): [name: string, message: string][] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const name = under ? `${under}.${key}` : key;
    if (typeof value === 'string') return [[name, value] as [string, string]];
    return typeof value === 'object' && value !== null ? listErrorMessages(value, name) : [];
  });
