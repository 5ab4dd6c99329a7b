import type { ReactElement } from 'react';
import { OpenPanelContext } from '../react';
import type { PanelRef } from '../define';
import { renderPage, type PageTest, type RenderPageOptions } from './render-page';

export interface RenderPanelOptions<Input, Result> extends RenderPageOptions {
  /** What it was opened for. */
  input: Input;
  /** Called with the result when it closes. */
  close?: (result?: Result) => void;
  /** Words over it; the id if left out. */
  title?: string;
  /** In pixels. */
  width?: number;
}

/** Draws a drawer's content as the shell would, opened by its reference. */
export const renderPanel = <Input, Result>(
  ref: PanelRef<Input, Result>,
  panel: ReactElement,
  options: RenderPanelOptions<Input, Result>,
): PageTest => {
  const { input, close = () => undefined, title = ref, width = 400, ...page } = options;
  return renderPage(
    <OpenPanelContext
      value={{ id: ref, title, width, input, close: close as (result?: unknown) => void }}
    >
      {panel}
    </OpenPanelContext>,
    page,
  );
};
