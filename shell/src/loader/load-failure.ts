import type { FailureKind } from 'server/contract/console/registry/registry-health';
import type { Remote } from '../registry/registered-entry';

export type { FailureKind };

export class LoadFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly remote: Pick<Remote, 'id' | 'version'>,
    message: string,
    override readonly cause?: unknown,
  ) {
    super(message);
    this.name = 'LoadFailure';
  }
}
