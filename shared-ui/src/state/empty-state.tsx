import type { ReactNode } from 'react';
import { StateFrame } from './state-frame';

interface Props {
  title: string;
  words?: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ title, words, action }: Props) => (
  <StateFrame title={title} words={words} role="status">
    {action}
  </StateFrame>
);
