import { createContext, use } from 'react';
import { createFileRefusals, type Refusals } from './file-refusals';

interface FormContextValue {
  id: string;
  /** Delays pending validation until the form has rendered with a new value. */
  pauseCheck: () => void;
  /** Validates the form at once, after changes that are not changes of values. */
  check: () => void;
  /** Files that fields refused; the form cannot be saved while there are any. */
  refusals: Refusals;
}

export const FormContext = createContext<FormContextValue>({
  id: 'form',
  pauseCheck: () => undefined,
  check: () => undefined,
  refusals: createFileRefusals(),
});

export const useControlId = (name: string): string => `${use(FormContext).id}-${name}`;
