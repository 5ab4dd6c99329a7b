import { messages } from 'server/contract/messages';
import { useState, type ComponentProps } from 'react';
import { notify } from 'shared-ui';
import type { FormProps } from 'shared-ui/forms';
import type { RouteRef } from '../react';
import { getAlreadyCreatedId, type AlreadyCreatedNotice } from './already-created-notice';
import type { FormDraft } from './form-draft';
import type { EditConflictQuestion } from './use-latest-version';
import { useRunningCreate } from './use-running-create';

export interface FormOptions<Values extends object, Result> extends Pick<
  FormProps<Values, Result>,
  'schema' | 'labels' | 'fieldOf'
> {
  /** Initial values of the form; later changes of this option are ignored. */
  initial: Values;
  /** `key` is the `Idempotency-Key` of a new record's draft. */
  save: (values: Values, key?: string) => Promise<Result>;
  /** Error message for a failed save, such as `The resume was not saved.` */
  refusal: string;
  /** Called after the save, even if the form has unmounted, to show a notification. */
  notifySaved?: (result: Result) => void;
  /** Former name of `notifySaved`, which remotes of other teams still pass. */
  tellSaved?: (result: Result) => void;
  /** Called after the save only if the form is still mounted, to navigate. */
  goOn?: (result: Result) => void;
  /** Updates the record that an earlier attempt has created with the values that were typed since. */
  amend?: (id: number, values: Values) => Promise<Result>;
  /** Route of the record that an earlier attempt has created, for a form that cannot update it. */
  view?: RouteRef<{ id: number }>;
  /** Draft of the form: result of `useDraft` or, for a new record, of `useNewDraft` of shared-auth. */
  draft?: FormDraft<Values, Result>;
  /** Address fields whose change discards the form, such as the step of a wizard. */
  places?: readonly string[];
}

export interface FormModel<Values extends object, Result> {
  form: Omit<FormProps<Values, Result>, 'children'>;
  draft: FormDraft<Values, Result> | undefined;
  refusal: string;
  places: readonly string[] | undefined;
  /** True while a create request from before the form was opened is running; show no form until then. */
  isCreating: boolean;
  question?: EditConflictQuestion<Values> | undefined;
  /** Props of the notice that an earlier attempt has already created the record; undefined otherwise. */
  created?: ComponentProps<typeof AlreadyCreatedNotice> | undefined;
}

const notifySubmitted = () => {
  notify.success(messages.submitted);
};

const draftStoredText = ' What you typed is kept as a draft of its form.';

export const useForm = <Values extends object, Result>({
  initial,
  save,
  amend,
  view,
  refusal,
  tellSaved = notifySubmitted,
  notifySaved = tellSaved,
  goOn,
  draft,
  places,
  ...rules
}: FormOptions<Values, Result>): FormModel<Values, Result> => {
  const [initialValues] = useState(initial);
  const [created, setCreated] = useState<ComponentProps<typeof AlreadyCreatedNotice>>();
  const send = async (values: Values, key?: string): Promise<Result> => {
    try {
      return await save(values, key);
    } catch (reason) {
      const id = getAlreadyCreatedId(reason);
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
      notifySaved(result);
    },
    onFailedLate: (reason) => {
      const why = reason instanceof Error ? reason.message : 'Try again.';
      notify.error(`${refusal} ${why}${draft ? draftStoredText : ''}`);
    },
  };
  return { form, draft, refusal, places, isCreating, created };
};
