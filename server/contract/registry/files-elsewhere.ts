/** Where browsers load the console's files from when it is not the console's own origin. */
export interface FilesElsewhere {
  /** What stands before the path of a file; no slash at its end. */
  url: string;
  /** Of each script of the shell, by its path: what its bytes have to be, as browsers check it. */
  integrity: Record<string, string>;
}
