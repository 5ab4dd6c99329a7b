import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { formatColleagueName, formatPersonName, Text } from 'shared-ui';
import { useCompanyDays } from '../../../application/use-company-days';

export const PairDecisionText = ({ pair }: { pair: DuplicatePair }) => {
  const { momentAt } = useCompanyDays();
  const who = formatColleagueName(pair.actor) ?? 'Somebody';
  const when = momentAt(pair.decidedAt ?? pair.created_at);
  const survivor = [pair.first, pair.second].find(({ personId }) => personId === pair.survivorId);
  const words = {
    suspected: 'Suspected since ',
    merged: 'Merged by ',
    dismissed: 'Two people, says ',
  };
  return (
    <Text size="sm" tone="third">
      <span>{words[pair.state]}</span>
      {pair.state === 'suspected' ? null : (
        <span>
          <bdi>{who}</bdi>
          <span>, </span>
        </span>
      )}
      {when}
      {pair.state === 'merged' ? (
        <span>{survivor ? `. ${formatPersonName(survivor)} stayed.` : '.'}</span>
      ) : null}
    </Text>
  );
};
