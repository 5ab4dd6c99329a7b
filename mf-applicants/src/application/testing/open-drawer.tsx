import type { ReactElement } from 'react';
import { OpenPanelContext } from 'shell/sdk/react';
import { renderPage, type RenderPageOptions } from 'shell/sdk/testing';

interface Opened {
  id: string;
  title: string;
  width?: number;
  input: unknown;
  close: (result?: unknown) => void;
}

/** Draws a drawer's content as the shell would, opened with an input. */
export const openDrawer = (
  panel: ReactElement,
  { id, title, width = 400, input, close }: Opened,
  options: RenderPageOptions,
) =>
  renderPage(
    <OpenPanelContext value={{ id, title, width, input, close }}>{panel}</OpenPanelContext>,
    options,
  );
