import { droppedTags, knownTags, lineTags } from './known-tags';

export interface MendedMarkup {
  html: string;
  /** True if the source had no block elements, so that its line breaks are kept. */
  keepsLines: boolean;
}

const tagOrSign =
  /<(?:(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])(?:(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<>]*>)|!--|!doctype\b[^<>]*>|!\[[^<>]*>|\?xml[^<>]*>)?/gi;

// Tags after which an HTML parser ignores the rest of the text.
const endingTags = new Set(['plaintext', 'frameset', 'frame']);

/** Escapes a `<` that does not begin an element, as in `a < b` and `<jane@kestrel.example>`. */
const escapeSigns = (html: string): string => {
  const closed = new Set(
    [...html.matchAll(/<\/([a-z][a-z0-9:-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  return html.replace(tagOrSign, (found, _, written?: string) => {
    if (found === '<') return '&lt;';
    if (written === undefined) return found;
    const name = written.toLowerCase();
    if (endingTags.has(name)) return '';
    return knownTags.has(name) || name.includes(':') || closed.has(name)
      ? found
      : found.replace('<', '&lt;');
  });
};

const swallowingTags = [...droppedTags, 'textarea', 'xmp', 'noframes'].join('|');
const swallowingTagPattern = new RegExp(
  `<!--(?!-?>)(?:\\[if[^\\]<>]*\\]>(?!-))?|--!?>|<(/?)(${swallowingTags})(?=[\\s/>])(?:(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<>]*>)`,
  'gi',
);
const codeEndPatterns: Record<string, RegExp> = {
  style: /[^<]*\}/y,
  script: /[^<]*(?:[})]|(?<!&#?\w{1,30});)\s*(?=<|$)/y,
};

const findCodeEnd = (html: string, name: string, from: number): number => {
  const pattern = codeEndPatterns[name];
  if (!pattern) return from;
  pattern.lastIndex = from;
  return from + (pattern.exec(html)?.[0].length ?? 0);
};

const isVoidElement = (name: string): boolean => /^(embed|input|link|meta)$/.test(name);

/** Removes tags that are never closed, since an HTML parser would drop the text after them. */
const dropUnclosed = (html: string): string => {
  const endsNext = new Map<string, boolean>();
  const kept: string[] = [];
  let end = html.length;
  for (const found of [...html.matchAll(swallowingTagPattern)].reverse()) {
    const [text, slash, written] = found;
    const name = written?.toLowerCase() ?? 'comment';
    const isEnd = written ? slash === '/' : text.startsWith('--');
    if (!isEnd && !isVoidElement(name) && !endsNext.get(name)) {
      kept.push(html.slice(findCodeEnd(html, name, found.index + text.length), end));
      end = found.index;
    }
    endsNext.set(name, isEnd);
  }
  return [html.slice(0, end), ...kept.reverse()].join('');
};

const tagName = /<\/?([a-z][a-z0-9:-]*)/gi;

export const mendMarkup = (sent: string): MendedMarkup => {
  const html = dropUnclosed(escapeSigns(sent));
  const isLine = [...html.matchAll(tagName)].every(([, name = '']) =>
    lineTags.has(name.toLowerCase()),
  );
  return { html, keepsLines: isLine && !/<[!?]/.test(html) };
};
