import type { ComponentType } from 'react';

/** One way a component can look. */
export interface DemoState {
  name: string;
  Draw: ComponentType;
  /** Takes the whole width. */
  wide?: boolean;
}

/** A component, or several that only make sense together, in every state. */
export interface Demo {
  of: readonly string[];
  /** What one cannot see in a picture: hover, focus, keys. */
  words?: string;
  states: readonly DemoState[];
}

export interface Section {
  id: string;
  title: string;
  demos: readonly Demo[];
}

export const state = (name: string, Draw: ComponentType, wide = false): DemoState => ({
  name,
  Draw,
  wide,
});

export const demo = (of: string, words: string, ...states: readonly DemoState[]): Demo => ({
  of: of.split(' '),
  words,
  states,
});
