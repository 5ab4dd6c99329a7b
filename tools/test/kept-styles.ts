// Whoever looks for a button by its name asks for the style of every element around it, and jsdom tries
// each rule of the page on each of them anew: half of the time of a page's tests. What is worked out
// stays until the page changes or something is focused, chosen or typed.
const work = window.getComputedStyle.bind(window);
let kept = new WeakMap<Element, Map<string, CSSStyleDeclaration>>();
const forget = () => {
  kept = new WeakMap();
};

const changes = new MutationObserver(forget);
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
for (const type of ['focusin', 'focusout', 'input', 'change', 'pointerover', 'pointerout'])
  window.addEventListener(type, forget, true);

window.getComputedStyle = (element, part = null) => {
  if (changes.takeRecords().length > 0) forget();
  if (!element.isConnected) return work(element, part);
  const styles = kept.get(element) ?? new Map<string, CSSStyleDeclaration>();
  kept.set(element, styles);
  const style = styles.get(part ?? '') ?? work(element, part);
  styles.set(part ?? '', style);
  return style;
};
