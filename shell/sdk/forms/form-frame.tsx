import type { ReactNode } from 'react';
import { DelayedSpinner, Notice } from 'shared-ui';
import { ConflictDialog, Form, KeepDraft, useFormikContext, type FormProps } from 'shared-ui/forms';
import { useUnsavedChanges } from '../react';
import { applyConflictChoices } from './conflict.rule';
import { AlreadyCreatedNotice } from './already-created-notice';
import type { FormModel } from './use-form';

const UnsavedChangesGuard = ({ places }: { places: readonly string[] | undefined }) => {
  useUnsavedChanges(useFormikContext().dirty, places);
  return null;
};

const PendingCreateNotice = () => (
  <>
    <Notice
      title="What you left here is still being saved."
      words="As soon as it is, you go on with it. If it cannot be saved, your draft comes back."
    />
    <DelayedSpinner label="Saving" />
  </>
);

interface Props<Values extends object, Result> extends Pick<
  FormProps<Values, Result>,
  'summaryTitle' | 'onReveal' | 'inRow'
> {
  model: FormModel<Values, Result>;
  children: ReactNode;
}

export const FormFrame = <Values extends object, Result>({
  model: { form, draft, places, isCreating, question, created },
  children,
  ...frame
}: Props<Values, Result>) => {
  if (isCreating) return <PendingCreateNotice />;
  return (
    <>
      {created ? <AlreadyCreatedNotice {...created} /> : null}
      <Form<Values, Result> {...form} {...frame}>
        {draft ? (
          <KeepDraft draft={draft.draft} onKeep={draft.save} onDiscard={draft.discard} />
        ) : null}
        <UnsavedChangesGuard places={places} />
        {children}
      </Form>
      {question ? (
        <ConflictDialog
          open
          fields={question.conflict.fields}
          onApply={(choices) => question.answer(applyConflictChoices(question.conflict, choices))}
          onClose={() => question.answer(undefined)}
        />
      ) : null}
    </>
  );
};
