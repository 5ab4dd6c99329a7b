import { createContext, use, type ReactNode } from 'react';
import { Drawer } from 'shared-ui';
import type { PanelRef } from '../define';
import { leaveThen } from './unsaved-changes';
import { useCloseOnLeave } from './use-close-on-leave';

export interface OpenPanel {
  id: string;
  title: string;
  width: number;
  input: unknown;
  close: (result?: unknown) => void;
}

export const OpenPanelContext = createContext<OpenPanel | undefined>(undefined);

const useOpenPanel = (): OpenPanel => {
  const panel = use(OpenPanelContext);
  if (!panel) throw new Error('A panel is opened with openPanel');
  return panel;
};

/**
 * Hook inside a panel: returns its input, and `close(result)`, which returns the result to the caller of
 * `openPanel`.
 */
export const usePanel = <Input, Result>(ref: PanelRef<Input, Result>) => {
  const { id, input, close } = useOpenPanel();
  if (id !== ref) throw new Error(`"${id}" was opened, not "${ref}"`);
  return { input: input as Input, close: close as (result?: Result) => void };
};

interface PanelProps {
  title?: string;
  foot?: ReactNode;
  children: ReactNode;
}

/** Drawer of a panel; asks before closing with unsaved changes, and closes when a link inside is followed. */
export const Panel = ({ title, foot, children }: PanelProps) => {
  const panel = useOpenPanel();
  useCloseOnLeave(panel.close);
  return (
    <Drawer
      open
      title={title ?? panel.title}
      width={panel.width}
      onClose={() => void leaveThen(() => panel.close())}
      foot={foot}
    >
      {children}
    </Drawer>
  );
};
