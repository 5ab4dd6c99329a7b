import { Component, type ReactNode } from 'react';
import type { Remote } from '../registry/registered-entry';
import { toRemotePartFailure } from './to-part-failure';
import type { LoadFailure } from './load-failure';

interface Props {
  remote: Remote;
  failed: (failure: LoadFailure) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  caught?: { error: unknown };
}

/**
 * Error boundary around a remote's component. It does not recover from an error, so change its `key` to
 * retry.
 */
export class RemotePartBoundary extends Component<Props, BoundaryState> {
  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ caught: { error } });

  override state: BoundaryState = {};

  override render(): ReactNode {
    const { remote, failed, children } = this.props;
    const { caught } = this.state;
    return caught ? failed(toRemotePartFailure(caught.error, remote)) : children;
  }
}
