import { Fragment } from 'react';
import type { SlotRef } from '../define';
import { useShell } from './shell-port';

interface SlotProps<Props> {
  of: SlotRef<Props>;
  with?: Props;
}

/**
 * Renders the components that remotes contribute to a slot; a component that fails to load is replaced by the
 * error.
 */
export const Slot = <Props extends object>({ of, with: props }: SlotProps<Props>) => (
  <Fragment>{useShell().drawSlot(of, props ?? {})}</Fragment>
);
