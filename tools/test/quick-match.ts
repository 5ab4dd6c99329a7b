import { createRequire } from 'node:module';

interface JsdomElement {
  _localName: string;
  classList: { contains(name: string): boolean };
}

interface Selectors {
  /** Rules without a selector, such as `@font-face`, match nothing. */
  matchesDontThrow(element: JsdomElement, selector?: string): boolean;
}

interface Need {
  tag?: string | undefined;
  className?: string | undefined;
}

/**
 * Removes attribute selectors and pseudo-class arguments from a selector; they can only narrow a match, so
 * the quick check ignores them.
 */
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

/**
 * Quick check whether an element may match a selector. It compares only the last class and tag, so the result
 * may be true for an element that does not match.
 */
export const canSelectorMatch = (element: JsdomElement, selector: string): boolean => {
  const needs = known.get(selector) ?? needsOf(selector);
  known.set(selector, needs);
  return needs.some(
    ({ tag, className }) =>
      (!tag || element._localName.toLowerCase() === tag) &&
      (!className || element.classList.contains(className)),
  );
};

// Adds the quick check to jsdom, which tries every selector of the page for each style; this took two fifths
// of the test time. Comparing the last class and tag first rejects most selectors, as browsers do.
const load = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = load('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  selector !== undefined &&
  canSelectorMatch(element, selector) &&
  matchesDontThrow(element, selector);
