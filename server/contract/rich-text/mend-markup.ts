import { droppedTags, knownTags, lineTags } from './known-tags';

/** HTML that a parser reads without losing a word. */
export interface MendedMarkup {
  html: string;
  /** It was written without blocks, so its line ends are meant. */
  keepsLines: boolean;
}

const tagOrSign =
  /<(?:(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])(?:(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<>]*>)|!--|!doctype\b[^<>]*>|!\[[^<>]*>|\?xml[^<>]*>)?/gi;

// A parser takes all that follows them for something else than a text.
const cut = new Set(['plaintext', 'frameset', 'frame']);

/** Makes a `<` that begins no element what it is: a sign, as in `a < b` and `<jane@kestrel.example>`. */
const markSigns = (html: string): string => {
  const closed = new Set(
    [...html.matchAll(/<\/([a-z][a-z0-9:-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  return html.replace(tagOrSign, (found, _, written?: string) => {
    if (found === '<') return '&lt;';
    if (written === undefined) return found;
    const name = written.toLowerCase();
    if (cut.has(name)) return '';
    return knownTags.has(name) || name.includes(':') || closed.has(name)
      ? found
      : found.replace('<', '&lt;');
  });
};

const swallowing = [...droppedTags, 'textarea', 'xmp', 'noframes'].join('|');
const openings = new RegExp(
  `<!--(?!-?>)(?:\\[if[^\\]<>]*\\]>(?!-))?|--!?>|<(/?)(${swallowing})(?=[\\s/>])(?:(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<>]*>)`,
  'gi',
);
const code: Record<string, RegExp> = {
  style: /[^<]*\}/y,
  // Up to the next tag, where that reads as the end of a statement and not of a word.
  script: /[^<]*(?:[})]|(?<!&#?\w{1,30});)\s*(?=<|$)/y,
};

const endOfCode = (html: string, name: string, from: number): number => {
  const pattern = code[name];
  if (!pattern) return from;
  pattern.lastIndex = from;
  return from + (pattern.exec(html)?.[0].length ?? 0);
};

const isVoid = (name: string): boolean => /^(embed|input|link|meta)$/.test(name);

/** Takes out what opens and never closes, so that it takes nothing along; its like opening again ends it too. */
const dropUnclosed = (html: string): string => {
  const endsNext = new Map<string, boolean>();
  const kept: string[] = [];
  let end = html.length;
  for (const found of [...html.matchAll(openings)].reverse()) {
    const [text, slash, written] = found;
    const name = written?.toLowerCase() ?? 'comment';
    const isEnd = written ? slash === '/' : text.startsWith('--');
    if (!isEnd && !isVoid(name) && !endsNext.get(name)) {
      kept.push(html.slice(endOfCode(html, name, found.index + text.length), end));
      end = found.index;
    }
    endsNext.set(name, isEnd);
  }
  return [html.slice(0, end), ...kept.reverse()].join('');
};

const tagName = /<\/?([a-z][a-z0-9:-]*)/gi;

export const mendMarkup = (sent: string): MendedMarkup => {
  const html = dropUnclosed(markSigns(sent));
  const isLine = [...html.matchAll(tagName)].every(([, name = '']) =>
    lineTags.has(name.toLowerCase()),
  );
  return { html, keepsLines: isLine && !/<[!?]/.test(html) };
};
