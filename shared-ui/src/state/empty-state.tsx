import type { ReactNode } from 'react';
import { StateFrame } from './state-frame';

interface Props {
  title: string;
  /** Why it is empty and what to do. */
  words?: ReactNode;
  action?: ReactNode;
}

/** An empty list. */
export const EmptyState = ({ title, words, action }: Props) => (
  <StateFrame title={title} words={words} role="status">
    {action}
  </StateFrame>
);
