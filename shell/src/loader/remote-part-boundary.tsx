import { Component, type ReactNode } from 'react';
import type { Remote } from '../registry/registered-entry';
import { toPartFailure } from './to-part-failure';
import type { LoadFailure } from './load-failure';

interface Props {
  remote: Remote;
  failed: (failure: LoadFailure) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  caught?: { error: unknown };
}

/** Set a `key`: a boundary does not recover from a failure. */
export class RemotePartBoundary extends Component<Props, BoundaryState> {
  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ caught: { error } });

  override state: BoundaryState = {};

  override render(): ReactNode {
    const { remote, failed, children } = this.props;
    const { caught } = this.state;
    return caught ? failed(toPartFailure(caught.error, remote)) : children;
  }
}
