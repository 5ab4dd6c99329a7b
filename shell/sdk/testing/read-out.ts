export const readOut = (element: Element): string => {
  const read = element.cloneNode(true) as Element;
  for (const hidden of read.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return read.textContent ?? '';
};

/** Matcher for `getByText` that finds a sentence across several elements, such as one with a date. */
export const readsAs = (sentence: string | RegExp) => (_: string, element: Element | null) => {
  const reads = (one: Element) => {
    const text = readOut(one).trim();
    return typeof sentence === 'string' ? text === sentence : sentence.test(text);
  };
  return element !== null && reads(element) && ![...element.children].some(reads);
};
