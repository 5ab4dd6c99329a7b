/** Finds keys that occur twice in an object, since parsers silently take the last one. */
export const findRepeatedKeys = (text: string): string[] => {
  const open: (Set<string> | undefined)[] = [];
  const repeated = new Set<string>();
  for (const [sign, , colon] of text.matchAll(/"((?:[^"\\]|\\.)*)"\s*(:)?|[{}[\]]/g)) {
    if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(undefined);
    else if (sign === '}' || sign === ']') open.pop();
    else if (colon) {
      const name = JSON.parse(sign.slice(0, sign.lastIndexOf('"') + 1)) as string;
      const names = open.at(-1);
      if (names?.has(name)) repeated.add(name);
      names?.add(name);
    }
  }
  return [...repeated];
};
