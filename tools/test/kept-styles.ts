// Caches computed styles until the DOM or the input state changes. Queries by role read the style
// of every ancestor, and jsdom evaluates all CSS rules each time, which took half of the test time.
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
