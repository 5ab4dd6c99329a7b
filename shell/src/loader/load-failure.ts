import type { Remote } from '../registry/part';

/** Where a remote failed: its manifest, its entry, a part of its code, its promises, its time, its drawing. */
export type FailureKind = 'manifest' | 'entry' | 'chunk' | 'contract' | 'timeout' | 'render';

/** Why a part of a remote is not on the screen. */
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
