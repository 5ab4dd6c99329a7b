import { createRequire } from 'node:module';

interface JsdomElement {
  _localName: string;
  classList: { contains(name: string): boolean };
}

interface Selectors {
  /** Rules without a selector, such as those of fonts, match nothing. */
  matchesDontThrow(element: JsdomElement, selector?: string): boolean;
}

/** What an element has where a selector ends in it. */
interface Need {
  tag?: string | undefined;
  className?: string | undefined;
}

/** The selector without what stands in brackets, which can only narrow what it matches. */
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replace(/\[[^\]]*\]|\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

const needOf = (selector: string): Need => {
  const last = /[^\s>+~]*$/.exec(selector.trim())?.[0] ?? '';
  return {
    tag: /^[a-z][a-z0-9-]*/i.exec(last)?.[0].toLowerCase(),
    className: /\.([\w-]+)/.exec(last)?.[1],
  };
};

const needsOf = (selector: string): readonly Need[] =>
  selector.includes('\\')
    ? [{}]
    : withoutBrackets(selector.replace(/"[^"]*"|'[^']*'/g, ''))
        .split(',')
        .map(needOf);

const known = new Map<string, readonly Need[]>();

/** Whether an element could match; false only where it certainly does not. */
export const couldMatch = (element: JsdomElement, selector: string): boolean => {
  const needs = known.get(selector) ?? needsOf(selector);
  known.set(selector, needs);
  return needs.some(
    ({ tag, className }) =>
      (!tag || element._localName.toLowerCase() === tag) &&
      (!className || element.classList.contains(className)),
  );
};

// For the style of an element jsdom parses and tries each selector of the page: two fifths of the time
// of a page's tests. Browsers look at a selector's last class and tag first; now so does jsdom.
const load = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = load('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  selector !== undefined && couldMatch(element, selector) && matchesDontThrow(element, selector);
