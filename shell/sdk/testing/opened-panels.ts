import { act } from '@testing-library/react';
import { panelRequests } from '../react';

/** The drawers that a page asked for in a test, with what they were given; none is drawn here. */
export const openedPanels = (): { id: string; input: unknown }[] =>
  panelRequests.current().map(({ id, input }) => ({ id, input }));

const close = (result?: unknown): Promise<void> =>
  act(async () => {
    for (const request of panelRequests.current()) request.close(result);
  });

/** Closes them as a person does, and waits for what their pages do then. */
export const closeAllPanels = (): Promise<void> => close();

/** The same, once they have done what they are for, with what they answer. */
export const answerPanels = (result: unknown): Promise<void> => close(result);
