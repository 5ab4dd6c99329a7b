export interface FilesElsewhere {
  url: string;
  /** Subresource integrity hashes of the shell's scripts, by path. */
  integrity: Record<string, string>;
}
