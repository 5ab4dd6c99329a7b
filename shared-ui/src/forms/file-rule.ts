import type { FileRefusal } from './file-refusals';

export interface FileLimits {
  /** Accepted file types in the format of an `accept` attribute: `.pdf,.docx`, `image/*`. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
}

const matchesAcceptRule = (file: File, rule: string) => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
  return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
};

const megabyte = 1024 * 1024;

/** Formats a file size in KB or MB as powers of 1024, like the size limits. */
const formatSize = (bytes: number) =>
  bytes < megabyte
    ? `${String(Math.ceil(bytes / 1024))} KB`
    : `${String(Number((bytes / megabyte).toFixed(1)))} MB`;

const findFileRefusal = (file: File, { accept, maxBytes }: FileLimits): string | undefined => {
  const rules = accept?.split(',').map((rule) => rule.trim()) ?? [];
  if (rules.length > 0 && !rules.some((rule) => matchesAcceptRule(file, rule))) {
    return `${file.name} is of another kind. Choose ${rules.join(', ')}.`;
  }
  if (file.size === 0) return `${file.name} is empty. Choose another file.`;
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `${file.name} is larger than ${formatSize(maxBytes)}. Choose a smaller file.`;
  }
  return undefined;
};

export const formatFile = (file: File): string => `${file.name} (${formatSize(file.size)})`;

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds the allowed files without duplicates; also returns the refused files with reasons. */
export const addChosenFiles = (
  files: readonly File[],
  offered: readonly File[],
  limits: FileLimits,
): { taken: readonly File[]; refusals: readonly FileRefusal[] } => {
  const judged = offered.map((file) => ({ file, words: findFileRefusal(file, limits) }));
  const fresh = judged.filter(
    ({ file, words }) => !words && !files.some((held) => isSameFile(held, file)),
  );
  return {
    taken: [...files, ...fresh.map(({ file }) => file)],
    refusals: judged.flatMap(({ file: { name }, words }) => (words ? { name, words } : [])),
  };
};
