import type { Call } from 'server/contract/call';

/** Values are encoded, so that a value cannot add path segments. */
export const fillPathParams = ({ path }: Call, params: object = {}): string => {
  const values = params as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`"${path}" was called without "${name}"`);
    return encodeURIComponent(String(values[name]));
  });
};

/** Empty values are dropped, a list becomes repeated parameters. */
export const toSearchParams = (query: object = {}): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat() as unknown[]) {
      if (item !== undefined && item !== null && item !== '') fields.append(name, String(item));
    }
  }
  return fields;
};

export const getOwningRecordKind = ({ path }: Call): string => {
  const [first = '', ...rest] = path.split('/').filter((part) => part && part !== 'api');
  return /^v\d+$/.test(first) ? (rest[0] ?? '') : first;
};
