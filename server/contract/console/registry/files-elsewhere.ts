export interface FilesElsewhere {
  url: string;
  /** Subresource integrity of the shell's scripts, by path. */
  integrity: Record<string, string>;
}
