import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Usage } from 'server/contract/usage';
import { useRead } from 'shared-auth';

const most = 3;

/** What uses the records that are to be deleted, in one sentence. */
export const usageSentence = ({ used, records }: Usage): string => {
  if (used === 0) return 'Nothing uses what you delete.';
  const named = records.slice(0, most).map(({ name, by }) => `${name} (${by.join(', ')})`);
  const others = used > most ? ` and ${used - most} more` : '';
  return `Still used, so it cannot be deleted: ${named.join(', ')}${others}.`;
};

interface Props<Selection extends object> {
  call: Call<{ body: Selection; reply: One<Usage> }>;
  selection: Selection;
}

export const UsageWords = <Selection extends object>({ call, selection }: Props<Selection>) => {
  const { data, error } = useRead(call, { body: selection });
  if (error) return `What uses it could not be counted. ${error.message}`;
  return data ? usageSentence(data.data) : 'Looking for what uses it…';
};
