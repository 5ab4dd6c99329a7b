import { Question, type QuestionProps } from './question';

/** Asks before something that matters. */
export const ConfirmDialog = ({ open, ...question }: QuestionProps) =>
  open ? <Question {...question} /> : null;
