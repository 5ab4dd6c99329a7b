import { useEffect, useEffectEvent } from 'react';
import type { PickerOptions, UseOptions } from './picker-options';

interface Props {
  search: string;
  useOptions: UseOptions;
  onAnswer: (answer: PickerOptions) => void;
}

/** Continues a picker's search after its list has closed, and reports the found options. */
export const AwaitedOptions = ({ search, useOptions, onAnswer }: Props) => {
  const answer = useOptions(search);
  const handleAnswer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!answer.isLoading) handleAnswer(answer);
  }, [answer]);
  return null;
};
