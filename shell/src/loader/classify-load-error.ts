import type { Remote } from '../registry/registered-entry';
import { LoadFailure, type FailureKind } from './load-failure';

const failureTexts: Record<FailureKind, string> = {
  manifest: 'Its description could not be fetched.',
  entry: 'Its first file could not be fetched.',
  chunk: 'A part of its code could not be fetched.',
  contract: 'It does not provide what its description promises.',
  timeout: 'It did not answer in time.',
  render: 'It failed while it was drawn.',
};

/**
 * Matches errors of the federation runtime about the manifest, 003 and 013; other errors concern the entry.
 */
const manifestCodes = /RUNTIME-0(03|13)/;
const runtimeCodes = /RUNTIME-\d+/;

const getFailureKind = (error: unknown): FailureKind => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message)) return 'chunk';
  if (manifestCodes.test(message)) return 'manifest';
  if (runtimeCodes.test(message)) return 'entry';
  return 'contract';
};

export const createLoadFailure = (
  kind: FailureKind,
  remote: Remote,
  cause?: unknown,
): LoadFailure =>
  new LoadFailure(kind, { id: remote.id, version: remote.version }, failureTexts[kind], cause);

export const classifyLoadError = (error: unknown, remote: Remote): LoadFailure =>
  error instanceof LoadFailure ? error : createLoadFailure(getFailureKind(error), remote, error);
