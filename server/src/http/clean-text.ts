const removed = /\0/g;
/** Halves of a pair that stand alone, as `String.prototype.toWellFormed` finds them. */
const halves = /\p{Surrogate}/gu;
const spoiled = /[\0\p{Surrogate}]/u;

/**
 * Cleans every text within what was sent of letters that the database cannot hold, in place. It may be
 * nested as deep as a body is long.
 */
export const cleanTexts = (sent: unknown): void => {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const holder = waiting.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    const values = holder as Record<string, unknown>;
    for (const name of Object.keys(values)) {
      const value = values[name];
      if (typeof value !== 'string') waiting.push(value);
      else if (spoiled.test(value))
        values[name] = value.replace(removed, '').replace(halves, '\uFFFD');
    }
  }
};
