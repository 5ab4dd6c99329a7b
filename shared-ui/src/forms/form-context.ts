import { createContext, use } from 'react';

interface FormParts {
  id: string;
}

export const FormContext = createContext<FormParts>({ id: 'form' });

/** Id of a field's control, by the field's name. */
export const useControlId = (name: string): string => `${use(FormContext).id}-${name}`;
