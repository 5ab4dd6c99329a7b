type Measure = (text: string) => number;

const splitWide = (word: string, maxWidth: number, measure: Measure): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > maxWidth) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

export const wrapText = (text: string, maxWidth: number, measure: Measure): string[] => {
  const words = text
    .split(' ')
    .flatMap((word) => (measure(word) > maxWidth ? splitWide(word, maxWidth, measure) : [word]));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Limits the number of lines; if some are left out, the last line ends with an ellipsis. */
export const cutLines = (
  lines: readonly string[],
  maxLines: number,
  maxWidth: number,
  measure: Measure,
): string[] => {
  if (lines.length <= maxLines) return [...lines];
  const kept = lines.slice(0, maxLines);
  let last = kept.at(-1) ?? '';
  while (last !== '' && measure(`${last}…`) > maxWidth) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.trimEnd()}…`];
};
