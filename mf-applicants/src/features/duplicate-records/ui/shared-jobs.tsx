import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { Text } from 'shared-ui';

const formatList = (titles: readonly string[]): string =>
  titles.length < 2
    ? titles.join('')
    : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1) ?? ''}`;

export const SharedJobs = ({ pair }: { pair: DuplicatePair }) => {
  if (pair.sharedJobs.length === 0) return null;
  const titles = formatList(pair.sharedJobs.map(({ jobTitle }) => jobTitle));
  return (
    <Text tone="second" mt="3">
      {pair.state === 'merged'
        ? `This person has two applications for ${titles}.`
        : `Both applied for ${titles}. After a merge the person has both applications there: none is lost.`}
    </Text>
  );
};
