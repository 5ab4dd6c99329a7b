// An own parser, since libraries with a permissive licence fail: ts-ics and node-ical lose RDATE,
// ts-ics takes times without a zone for UTC.

/** One line of a calendar (RFC 5545, 3.1), with names and parameters in capitals. */
export interface CalendarLine {
  name: string;
  parameters: Readonly<Record<string, string>>;
  value: string;
}

export interface CalendarComponent {
  name: string;
  lines: CalendarLine[];
  parts: CalendarComponent[];
}

const linePattern = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:])*)*):(.*)$/;
const parameterPattern = /;([\w-]+)=((?:"[^"]*"|[^";:])*)/g;

const readLine = (line: string): CalendarLine | undefined => {
  const [, name = '', parameters = '', value = ''] = linePattern.exec(line) ?? [];
  if (!name) return undefined;
  const pairs = [...parameters.matchAll(parameterPattern)].map(
    ([, key = '', text = '']): [string, string] => [key.toUpperCase(), text.replaceAll('"', '')],
  );
  return { name: name.toUpperCase(), parameters: Object.fromEntries(pairs), value };
};

/**
 * Reads the outermost components with the components inside them.
 * @throws Error if a component has no end.
 */
export const readComponents = (text: string): CalendarComponent[] => {
  const root: CalendarComponent = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const row of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const line = readLine(row.trimEnd());
    const current = open.at(-1) ?? root;
    if (line?.name === 'BEGIN') {
      const part = { name: line.value.toUpperCase(), lines: [], parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (line?.name === 'END') {
      if (line.value.toUpperCase() !== current.name) throw new Error('A part has no end');
      open.pop();
    } else if (line) current.lines.push(line);
  }
  if (open.length !== 1) throw new Error('A part has no end');
  return root.parts;
};

export const findLines = (part: CalendarComponent, name: string): CalendarLine[] =>
  part.lines.filter((line) => line.name === name);

export const findLine = (part: CalendarComponent, name: string): CalendarLine | undefined =>
  part.lines.find((line) => line.name === name);

export const findText = (part: CalendarComponent, name: string): string =>
  (findLine(part, name)?.value ?? '').toUpperCase();
