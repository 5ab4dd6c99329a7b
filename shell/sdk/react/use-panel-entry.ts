import type { MenuEntry } from 'shared-ui';
import type { PanelRef } from '../define';
import { useShell, type PanelTarget } from './shell-port';
import { usePanelInAddress } from './use-panel-in-address';

interface Options {
  /** In place of the drawer's title. */
  label?: string;
  /** Whether the record is open to this person for what the drawer does. */
  isOpen?: boolean;
  /** Why it cannot be opened now, whoever asks. */
  reason?: string | undefined;
}

const notDeployed: ReturnType<PanelTarget['offer']> = {
  disabledReason: 'This part of the console is not deployed.',
};

/**
 * Entries of menus, or buttons, that open a drawer about one thing; who may open it is what its owner
 * declares of it. The drawer is kept in the address, so make one call for each drawer and page.
 * @param inputOf what the drawer is given, from the thing's id.
 */
export const usePanelEntry = <Input, Result>(
  panel: PanelRef<Input, Result>,
  inputOf: (id: number) => Input,
) => {
  const open = usePanelInAddress(panel, inputOf);
  const target = useShell().findPanel(panel);
  return (id: number, { label, isOpen, reason }: Options = {}): MenuEntry => {
    const { isHidden = false, disabledReason = reason } = target?.offer(isOpen) ?? notDeployed;
    return {
      id: panel,
      label: label ?? target?.title ?? panel,
      isHidden,
      disabledReason,
      onSelect: () => open(id),
    };
  };
};
