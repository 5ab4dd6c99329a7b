import { Fragment } from 'react';
import type { SlotRef } from '../define';
import { useShell } from './shell-port';

interface SlotProps<Props> {
  of: SlotRef<Props>;
  with?: Props;
}

/** A component that fails to load shows a frame with the error. */
export const Slot = <Props extends object>({ of, with: props }: SlotProps<Props>) => (
  <Fragment>{useShell().drawSlot(of, props ?? {})}</Fragment>
);
