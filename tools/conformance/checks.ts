import { focusStaysInside } from './focus';
import type { Stage } from './host';
import { addressIsReported, nothingIsLeft } from './leaving';
import { sessionEnds, sessionIsRenewed } from './session';
import { stylesStayInside, stylesStayOutside } from './styles';

export interface Check {
  name: string;
  /**
   * Runs the check.
   * @returns what was observed; undefined when the remote has nothing to check.
   */
  run: (stage: Stage) => Promise<string | undefined>;
}

export const checks: Check[] = [
  { name: 'styles stay inside', run: stylesStayInside },
  { name: 'styles stay outside', run: stylesStayOutside },
  { name: 'focus stays inside', run: focusStaysInside },
  { name: 'address is told', run: addressIsReported },
  { name: 'session is renewed', run: sessionIsRenewed },
  { name: 'session ends', run: sessionEnds },
  { name: 'nothing is left', run: nothingIsLeft },
];
