import { mergeVersions, type PickerItem } from 'shared-ui/forms';
import { jobFields, type JobField } from './job-fields';
import type { JobValues } from './job-values';
import { wordsOf } from './value-words';

const isItem = (value: unknown): value is PickerItem =>
  typeof value === 'object' && value !== null && 'label' in value;

const bareItem = (value: unknown): unknown =>
  isItem(value) ? { id: Number(value.id), label: value.label } : value;

/** Without what a list says beside an entry, which differs by where it was read. */
const bare = (values: JobValues): JobValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) => [
      field,
      Array.isArray(value) ? value.map(bareItem) : bareItem(value),
    ]),
  ) as unknown as JobValues;

interface Versions {
  first: JobValues;
  mine: JobValues;
  theirs: JobValues;
}

/** Brings two changes of one job together; what both changed differently is for a person to choose. */
export const conflictOf = (versions: Versions) => {
  const [first, mine, theirs] = [versions.first, versions.mine, versions.theirs].map(bare) as [
    JobValues,
    JobValues,
    JobValues,
  ];
  const { merged, conflicts } = mergeVersions({ first, mine, theirs });
  const fields = (conflicts as JobField[]).map((name) => ({
    name,
    label: jobFields[name],
    mine: wordsOf(name, mine),
    theirs: wordsOf(name, theirs),
  }));
  return { merged, fields, theirs };
};

/** The merged values with theirs wherever they were chosen. */
export const chosenValues = (
  { merged, theirs }: ReturnType<typeof conflictOf>,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): JobValues => {
  const taken = Object.entries(choices)
    .filter(([, choice]) => choice === 'theirs')
    .map(([name]) => [name, theirs[name as JobField]]);
  return { ...merged, ...(Object.fromEntries(taken) as Partial<JobValues>) };
};
