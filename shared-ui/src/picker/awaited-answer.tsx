import { useEffect, useEffectEvent } from 'react';
import type { PickerOptions, UseOptions } from './picker-options';

interface Props {
  search: string;
  useOptions: UseOptions;
  onAnswer: (answer: PickerOptions) => void;
}

/** Reads what matches a text and tells once it is here, also while the list is closed. */
export const AwaitedAnswer = ({ search, useOptions, onAnswer }: Props) => {
  const answer = useOptions(search);
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!answer.isLoading) tell(answer);
  }, [answer]);
  return null;
};
