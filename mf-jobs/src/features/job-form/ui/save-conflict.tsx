import { ConflictDialog } from 'shared-ui/forms';
import { chosenValues } from '../conflict.rule';
import type { ConflictQuestion } from '../use-careful-save';

/** Asks which values stay where two people changed the same field. */
export const SaveConflict = ({ question }: { question: ConflictQuestion | undefined }) =>
  question ? (
    <ConflictDialog
      open
      fields={question.conflict.fields}
      onApply={(choices) => question.answer(chosenValues(question.conflict, choices))}
      onClose={() => question.answer(undefined)}
    />
  ) : null;
