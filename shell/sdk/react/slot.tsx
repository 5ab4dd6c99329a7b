import { Fragment } from 'react';
import type { SlotRef } from '../define';
import { useShell } from './shell-port';

interface SlotProps<Props> {
  of: SlotRef<Props>;
  /** Handed to every component that fills the slot. */
  with?: Props;
}

/** A place that any remote may fill; what cannot be loaded leaves a frame with its reason. */
export const Slot = <Props extends object>({ of, with: props }: SlotProps<Props>) => (
  <Fragment>{useShell().drawSlot(of, props ?? {})}</Fragment>
);
