import { Formik, type FormikErrors, type FormikHelpers, setIn, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { FieldWiringContext } from '../field/wiring-context';
import { withFixedStyles } from '../layout/with-fixed-styles';
import { toFormFailure, type FormFieldResolver } from './failure';
import { FormContext } from './form-context';
import { useHere } from './use-here';
import { useFormLock } from './form-lock';
import { FormErrorSummary } from './form-error-summary';
import { createFileRefusals, type Refusals } from './file-refusals';
import { useDelayedValidation } from './use-delayed-validation';
import { useSubmitAfterSearches } from './use-submit-after-searches';
import { useWiredField } from './use-wired-field';

const StyledForm = withFixedStyles('form', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& > [inert]': { opacity: 0.6, transition: 'opacity 150ms ease-out 300ms' },
  'td &': { flexDirection: 'row', alignItems: 'flex-start' },
});

export interface FormProps<Values extends object, Result = unknown> {
  initialValues: Values;
  /** Validation rules of the form, such as required fields; the server validates the rest. */
  schema?: ObjectSchema<object> | undefined;
  /**
   * Saves the values. If the promise rejects with `message`, `fields` and `requestId`, the form shows these
   * and keeps the typed values.
   */
  onSubmit: (values: Values) => Promise<Result> | Result;
  /** Called after the save even if the form has unmounted, for notifications and to delete the draft. */
  onSaved?: ((result: Result) => void) | undefined;
  /** Called after `onSaved` only if the form is still mounted, for navigation. */
  goOn?: ((result: Result) => void) | undefined;
  /** Called with the error of a failed save if the form has unmounted. */
  onFailedLate?: (reason: unknown) => void;
  /** Maps the server's field names to the form's; the function must not change between renders. */
  fieldOf?: FormFieldResolver | undefined;
  /** Called before a field gets the focus; must make the field visible, for example by switching tabs. */
  onReveal?: ((name: string) => void) | undefined;
  /** Labels of fields in the error summary, where one message applies to several fields. */
  labels?: Readonly<Record<string, string>> | undefined;
  summaryTitle?: string | undefined;
  /** True for a form in a table row: it has no error summary, and the first invalid field gets the focus. */
  inRow?: boolean | undefined;
  children: ReactNode;
}

export const Form = <Values extends object, Result = unknown>({
  initialValues,
  schema,
  onSubmit,
  onSaved,
  goOn,
  onFailedLate,
  fieldOf,
  onReveal,
  labels,
  summaryTitle = 'Some fields need your attention.',
  inRow = false,
  children,
}: FormProps<Values, Result>) => {
  const running = useRef<Promise<void>>(undefined);
  const here = useHere();
  const [isSaving, setSaving] = useState(false);
  const [refusals] = useState(createFileRefusals);
  const refused = () =>
    refusals
      .sentences()
      .reduce<FormikErrors<Values>>(
        (errors, [field, words]) => setIn(errors, field, words) as FormikErrors<Values>,
        {},
      );
  const save = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    setSaving(true);
    try {
      const result = await onSubmit(values);
      form.resetForm({ values });
      onSaved?.(result);
      if (here.current) goOn?.(result);
    } catch (reason) {
      if (here.current) form.setStatus(toFormFailure(reason, values, fieldOf));
      else onFailedLate?.(reason);
    }
  };
  const submit = (values: Values, form: FormikHelpers<Values>) =>
    (running.current ??= save(values, form).finally(() => {
      running.current = undefined;
      setSaving(false);
    }));
  return (
    <Formik<Values>
      initialValues={initialValues}
      validateOnMount
      {...(schema ? { validationSchema: schema } : {})}
      validate={refused}
      onSubmit={submit}
      onReset={refusals.clear}
    >
      <FormBody {...{ summaryTitle, onReveal, labels, inRow, refusals, isSaving }}>
        {children}
      </FormBody>
    </Formik>
  );
};

interface FormBodyProps {
  summaryTitle: string;
  onReveal: ((name: string) => void) | undefined;
  labels: Readonly<Record<string, string>> | undefined;
  inRow: boolean;
  refusals: Refusals;
  isSaving: boolean;
  children: ReactNode;
}

const FormBody = (given: FormBodyProps) => {
  const { summaryTitle, onReveal, labels, inRow, refusals, isSaving, children } = given;
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  useFormLock(frame, isSaving);
  const form = useFormikContext();
  const { submitCount, isSubmitting, isValidating, validateForm } = form;
  const pauseCheck = useDelayedValidation();
  const parts = useMemo(
    () => ({ id, pauseCheck, refusals, check: () => void validateForm() }),
    [id, pauseCheck, refusals, validateForm],
  );
  const submit = useSubmitAfterSearches(frame, (event) => {
    // Renders text that was typed just before Enter, so that it is submitted too.
    flushSync(() => form.setStatus(form.status));
    form.handleSubmit(event);
  });
  const settled = submitCount > 0 && !isSubmitting && !isValidating;
  const lastFocusedSubmit = useRef(0);
  useEffect(() => {
    // Validation also runs during typing, but the focus moves to the errors only once per submit.
    if (!settled || lastFocusedSubmit.current === submitCount) return;
    lastFocusedSubmit.current = submitCount;
    const fault = inRow && frame.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (fault || summary.current)?.focus();
  }, [settled, submitCount, inRow]);
  return (
    <FormContext value={parts}>
      <FieldWiringContext value={useWiredField<string>}>
        <StyledForm ref={frame} noValidate onSubmit={submit}>
          {inRow ? null : (
            <FormErrorSummary
              ref={summary}
              title={summaryTitle}
              onReveal={onReveal}
              labels={labels}
            />
          )}
          {children}
        </StyledForm>
      </FieldWiringContext>
    </FormContext>
  );
};
