import type { ComponentType } from 'react';

export interface DemoState {
  name: string;
  Draw: ComponentType;
  wide?: boolean;
}

export interface Demo {
  of: readonly string[];
  /** Behaviour that a screenshot does not show: hover, focus, keys. */
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
