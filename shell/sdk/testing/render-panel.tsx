import type { ReactElement } from 'react';
import { OpenPanelContext } from '../react';
import type { PanelRef } from '../define';
import { renderPage, type PageTest, type RenderPageOptions } from './render-page';

export interface RenderPanelOptions<Input, Result> extends RenderPageOptions {
  input: Input;
  close?: (result?: Result) => void;
  title?: string;
  /** Width of the panel in pixels. */
  width?: number;
}

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
