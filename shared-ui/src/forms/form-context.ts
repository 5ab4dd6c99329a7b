import { createContext, use } from 'react';
import { createRefusals, type Refusals } from './refusals';

interface FormParts {
  id: string;
  /** Holds back the check that is due, for a value the form is about to be drawn with. */
  pauseCheck: () => void;
  /** Checks the form now, where something other than a value has changed. */
  check: () => void;
  /** Files that stand refused; the form is not saved while there are any. */
  refusals: Refusals;
}

export const FormContext = createContext<FormParts>({
  id: 'form',
  pauseCheck: () => undefined,
  check: () => undefined,
  refusals: createRefusals(),
});

/** Id of a field's control, by the field's name. */
export const useControlId = (name: string): string => `${use(FormContext).id}-${name}`;
