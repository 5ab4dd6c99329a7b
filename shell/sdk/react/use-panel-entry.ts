import type { MenuEntry } from 'shared-ui';
import type { PanelRef } from '../define';
import { useShell, type PanelTarget } from './shell-port';
import { usePanelInAddress } from './use-panel-in-address';

interface PanelEntryOptions {
  label?: string;
  /** True if the user may use the drawer for this record. */
  isOpen?: boolean;
  /** Reason why no user can open the drawer now. */
  reason?: string | undefined;
}

const notDeployedOffer: ReturnType<PanelTarget['offer']> = {
  disabledReason: 'This part of the console is not deployed.',
};

/**
 * Creates menu entries that open a drawer. The page's address contains the open drawer, so call the
 * hook once per drawer and page.
 * @param inputOf returns the drawer's input for a record's id.
 */
export const usePanelEntry = <Input, Result>(
  panel: PanelRef<Input, Result>,
  inputOf: (id: number) => Input,
) => {
  const open = usePanelInAddress(panel, inputOf);
  const target = useShell().findPanel(panel);
  return (id: number, { label, isOpen, reason }: PanelEntryOptions = {}): MenuEntry => {
    const { isHidden = false, disabledReason = reason } = target?.offer(isOpen) ?? notDeployedOffer;
    return {
      id: panel,
      label: label ?? target?.title ?? panel,
      isHidden,
      disabledReason,
      onSelect: () => open(id),
    };
  };
};
