import { act } from '@testing-library/react';

const observers = new Set<TestObserver>();

class TestObserver implements ResizeObserver {
  readonly elements = new Set<Element>();
  constructor(readonly notify: () => void) {
    observers.add(this);
  }
  observe = (element: Element): void => void this.elements.add(element);
  unobserve = (element: Element): void => void this.elements.delete(element);
  disconnect = (): void => {
    this.elements.clear();
    observers.delete(this);
  };
}

/** Mocks the sizes of elements in tests, since jsdom has no layout. */
export const mockElementSizes = (): void => {
  const given = globalThis.ResizeObserver;
  beforeEach(() => {
    globalThis.ResizeObserver = TestObserver as unknown as typeof ResizeObserver;
  });
  afterEach(() => {
    observers.clear();
    globalThis.ResizeObserver = given;
  });
};

type Size = Partial<Record<'clientWidth' | 'scrollWidth' | 'scrollLeft' | 'offsetWidth', number>>;

export const resize = (element: Element, size: Size): void => {
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(element, name, { value, configurable: true });
  act(() => {
    for (const { elements, notify } of observers) if (elements.has(element)) notify();
  });
};

export const watchedElements = (): number =>
  [...observers].reduce((sum, { elements }) => sum + elements.size, 0);
