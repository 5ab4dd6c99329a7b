/** @jest-environment ./tools/test/page-environment.ts */
import { canSelectorMatch } from './quick-match';

const selectors = [
  '*',
  'p',
  'P',
  '.a',
  'p.a.b',
  '.a .b',
  '.b > p',
  '.missing p',
  '.a:not(.b)',
  '.b:is(.a, .c) + .c',
  ':is(.a, .c)',
  'p[title="x, .y z"]',
  '[title]',
  '.a::before, .c',
  'section > :first-child',
  '#one',
  'p[title="x] .y z"]',
  'foreignObject',
  '.x\\:y',
  '.A',
];

document.body.innerHTML = `
  <section class="a"><p class="b" title="x, .y z"></p><p id="one"></p></section>
  <div class="a
    b"><span class="x:y"></span><p class="c"></p></div><p class="A"></p>
  <p title="x] .y z"></p><svg><foreignObject></foreignObject></svg>`;
const elements = [...document.querySelectorAll('*')];

const seen = (element: Element) => ({
  _localName: element.localName,
  classList: element.classList,
});

test.each(selectors)(
  'the quick check never skips an element that the selector %s matches',
  (selector) => {
    const matched = elements.filter((element) => element.matches(selector));
    expect(matched.filter((element) => !canSelectorMatch(seen(element), selector))).toEqual([]);
  },
);

test('the quick check skips elements without the last class or tag of a selector', () => {
  const kept = (selector: string) =>
    elements.filter((element) => canSelectorMatch(seen(element), selector)).length;
  expect(kept('.a .b')).toBe(2);
  expect(kept('.missing')).toBe(0);
  expect(kept('section, .c')).toBe(2);
});

test('the CSS rules of a page apply to its elements despite the quick check', () => {
  document.head.innerHTML = `<style>
    @font-face { font-family: x; src: url(x.woff2) }
    .a .b { display: none }
    .c, section { visibility: hidden }
  </style>`;
  const styles = (selector: string) => {
    const { display, visibility } = getComputedStyle(document.querySelector(selector) as Element);
    return { display, visibility };
  };
  expect(styles('.b')).toEqual({ display: 'none', visibility: 'hidden' });
  expect(styles('.c')).toEqual({ display: 'block', visibility: 'hidden' });
  expect(styles('.A')).toEqual({ display: 'block', visibility: 'visible' });
});
