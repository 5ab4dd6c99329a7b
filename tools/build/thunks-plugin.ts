import type { Chunk, Compilation, Compiler } from 'webpack';

const usesShared = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some(
    ({ type }) => type === 'consume-shared-module',
  );

/**
 * Merges the small module of thunks (functions that import parts) into the remote's first file, which saves
 * one request. Modules that use shared modules stay separate, since a first file cannot wait for shared
 * modules.
 */
export class ThunksPlugin {
  constructor(
    private readonly entry: string,
    private readonly exposed: string,
  ) {}

  private join(compilation: Compilation): void {
    const { chunkGraph, chunks, namedChunks } = compilation;
    const entry = namedChunks.get(this.entry);
    const thunks = namedChunks.get(this.exposed);
    if (!entry || !thunks || usesShared(compilation, thunks)) return;
    if (!chunkGraph.canChunksBeIntegrated(entry, thunks)) return;
    chunkGraph.integrateChunks(entry, thunks);
    chunks.delete(thunks);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ThunksPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('ThunksPlugin', () => this.join(compilation));
    });
  }
}
