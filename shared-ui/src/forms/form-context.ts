import { createContext, use } from 'react';

interface FormParts {
  id: string;
  /** Holds back the check that is due, for a value the form is about to be drawn with. */
  pauseCheck: () => void;
}

export const FormContext = createContext<FormParts>({ id: 'form', pauseCheck: () => undefined });

/** Id of a field's control, by the field's name. */
export const useControlId = (name: string): string => `${use(FormContext).id}-${name}`;
