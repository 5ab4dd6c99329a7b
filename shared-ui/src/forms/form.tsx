import { Formik, type FormikErrors, type FormikHelpers, setIn, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { WiringContext } from '../field/wiring-context';
import { fixedFace } from '../layout/fixed-face';
import { failureOf, type FieldOf } from './failure';
import { FormContext } from './form-context';
import { useHere } from './use-here';
import { useFormHold } from './form-hold';
import { FormSummary } from './form-summary';
import { createRefusals, type Refusals } from './refusals';
import { useCheckAtRest } from './use-check-at-rest';
import { useSubmitInTime } from './use-submit-in-time';
import { useWiredField } from './use-wired-field';

const Frame = fixedFace('form', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& > [inert]': { opacity: 0.6, transition: 'opacity 150ms ease-out 300ms' },
  'td &': { flexDirection: 'row', alignItems: 'flex-start' },
});

export interface FormProps<Values extends object, Result = unknown> {
  initialValues: Values;
  /** What is about the form: required, one field against another. The server checks the rest. */
  schema?: ObjectSchema<object> | undefined;
  /** A rejection with `message`, `fields` and `requestId` is shown, and what was typed stays. */
  onSubmit: (values: Values) => Promise<Result> | Result;
  /** Called once it is saved, also when the form is gone by then: tells it, drops the draft. */
  onSaved?: ((result: Result) => void) | undefined;
  /** Called after that where the form is still on the page: the place to go elsewhere. */
  goOn?: ((result: Result) => void) | undefined;
  /** Called in place of showing why it was not saved, when the form is gone by then. */
  onFailedLate?: (reason: unknown) => void;
  /** Gives the form's names of the server's fields, where they differ; always the same function. */
  fieldOf?: FieldOf | undefined;
  /** Asked to bring a field onto the screen, as from another tab, before it takes the focus. */
  onReveal?: ((name: string) => void) | undefined;
  /** Names of fields, for the summary of a form in which one sentence serves many of them. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Sentence above the fields that need attention. */
  summaryTitle?: string | undefined;
  /** A form that is a row: nothing stands above its fields, and the first fault takes the focus. */
  inRow?: boolean | undefined;
  children: ReactNode;
}

/** A form that says what is wrong and where, and saves once however often it is pressed. */
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
  const [refusals] = useState(createRefusals);
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
      if (here.current) form.setStatus(failureOf(reason, values, fieldOf));
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

interface BodyProps {
  summaryTitle: string;
  onReveal: ((name: string) => void) | undefined;
  labels: Readonly<Record<string, string>> | undefined;
  inRow: boolean;
  refusals: Refusals;
  isSaving: boolean;
  children: ReactNode;
}

const FormBody = (given: BodyProps) => {
  const { summaryTitle, onReveal, labels, inRow, refusals, isSaving, children } = given;
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  useFormHold(frame, isSaving);
  const form = useFormikContext();
  const { submitCount, isSubmitting, isValidating, validateForm } = form;
  const pauseCheck = useCheckAtRest();
  const parts = useMemo(
    () => ({ id, pauseCheck, refusals, check: () => void validateForm() }),
    [id, pauseCheck, refusals, validateForm],
  );
  const submit = useSubmitInTime(frame, (event) => {
    // What was typed just before Enter is in the form, but not yet in what it was last drawn with.
    flushSync(() => form.setStatus(form.status));
    form.handleSubmit(event);
  });
  const settled = submitCount > 0 && !isSubmitting && !isValidating;
  const toldOf = useRef(0);
  useEffect(() => {
    // Each key is checked too; the focus moves once for each attempt to save.
    if (!settled || toldOf.current === submitCount) return;
    toldOf.current = submitCount;
    const fault = inRow && frame.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (fault || summary.current)?.focus();
  }, [settled, submitCount, inRow]);
  return (
    <FormContext value={parts}>
      <WiringContext value={useWiredField<string>}>
        <Frame ref={frame} noValidate onSubmit={submit}>
          {inRow ? null : (
            <FormSummary ref={summary} title={summaryTitle} onReveal={onReveal} labels={labels} />
          )}
          {children}
        </Frame>
      </WiringContext>
    </FormContext>
  );
};
