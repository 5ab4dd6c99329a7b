import { act } from '@testing-library/react';
import { panelRequests } from '../react';

/** Drawers that a page opened in a test; none of them is rendered. */
export const openedPanels = (): { id: string; input: unknown }[] =>
  panelRequests.current().map(({ id, input }) => ({ id, input }));

const close = (result?: unknown): Promise<void> =>
  act(async () => {
    for (const request of panelRequests.current()) request.close(result);
  });

export const closeAllPanels = (): Promise<void> => close();

export const answerPanels = (result: unknown): Promise<void> => close(result);
