import { messages } from 'server/contract/messages';
import { useState, type ComponentProps } from 'react';
import { notify } from 'shared-ui';
import type { FormProps } from 'shared-ui/forms';
import type { RouteRef } from '../react';
import { createdIdOf, type CreatedAlready } from './created-already';
import type { FormDraft } from './form-draft';
import type { ConflictQuestion } from './use-latest-version';
import { useRunningCreate } from './use-running-create';

export interface FormOptions<Values extends object, Result> extends Pick<
  FormProps<Values, Result>,
  'schema' | 'labels' | 'fieldOf'
> {
  /** What the form opens with; later ones are not looked at. */
  initial: Values;
  /** Saves it; given the `Idempotency-Key` of its draft where that is one of a new record. */
  save: (values: Values, key?: string) => Promise<Result>;
  /** What is said where it was not saved: `The resume was not saved.` */
  refusal: string;
  /** Says that it is saved, also to one who has left the form by then. */
  tellSaved?: (result: Result) => void;
  /** Goes elsewhere once it is saved, unless one has left the form by then. */
  goOn?: (result: Result) => void;
  /**
   * Where an earlier try has created the record of what was typed then: makes it what is typed now.
   * @param id of the created record.
   */
  amend?: (id: number, values: Values) => Promise<Result>;
  /** Shows that record, for a form that cannot change it. */
  view?: RouteRef<{ id: number }>;
  /** Keeps what is typed: `useDraft` or, for a new record, `useNewDraft` of shared-auth. */
  draft?: FormDraft<Values, Result>;
  /** Fields of the address that the form stands and falls with, such as the step of a wizard. */
  places?: readonly string[];
}

/** What `PageForm` and `PanelForm` draw. */
export interface FormModel<Values extends object, Result> {
  form: Omit<FormProps<Values, Result>, 'children'>;
  draft: FormDraft<Values, Result> | undefined;
  refusal: string;
  places: readonly string[] | undefined;
  /** What it was sent as before it was opened is still on its way: there is nothing to fill in yet. */
  isCreating: boolean;
  question?: ConflictQuestion<Values> | undefined;
  /** Set where an earlier try has created a record that this form cannot change. */
  created?: ComponentProps<typeof CreatedAlready> | undefined;
}

const tellSubmitted = () => {
  notify.success(messages.submitted);
};

const draftWords = ' What you typed is kept as a draft of its form.';

/** A form of a page or a drawer: what it opens with, how it is saved, and what is said of that. */
export const useForm = <Values extends object, Result>({
  initial,
  save,
  amend,
  view,
  refusal,
  tellSaved = tellSubmitted,
  goOn,
  draft,
  places,
  ...rules
}: FormOptions<Values, Result>): FormModel<Values, Result> => {
  const [initialValues] = useState(initial);
  const [created, setCreated] = useState<ComponentProps<typeof CreatedAlready>>();
  const send = async (values: Values, key?: string): Promise<Result> => {
    try {
      return await save(values, key);
    } catch (reason) {
      const id = createdIdOf(reason);
      if (id === undefined) throw reason;
      if (amend) return amend(id, values);
      if (view) setCreated({ id, view });
      throw reason;
    }
  };
  const isCreating = useRunningCreate(draft?.running, goOn);
  const form: FormModel<Values, Result>['form'] = {
    ...rules,
    initialValues,
    goOn,
    onSubmit: (values) => draft?.create?.((key) => send(values, key)) ?? send(values),
    onSaved: (result) => {
      draft?.discard();
      tellSaved(result);
    },
    onFailedLate: (reason) => {
      const why = reason instanceof Error ? reason.message : 'Try again.';
      notify.error(`${refusal} ${why}${draft ? draftWords : ''}`);
    },
  };
  return { form, draft, refusal, places, isCreating, created };
};
