import type { DuplicatePair } from 'server/contract/duplicates/duplicate';
import { colleagueName, personName, Text } from 'shared-ui';
import { useCompanyDays } from '../../../application/use-company-days';

/** Who decided on a pair, when and how; of one that is open, since when it is suspected. */
export const DecisionWords = ({ pair }: { pair: DuplicatePair }) => {
  const { momentOf } = useCompanyDays();
  const who = colleagueName(pair.actor) ?? 'Somebody';
  const when = momentOf(pair.decidedAt ?? pair.created_at);
  const survivor = [pair.first, pair.second].find(({ personId }) => personId === pair.survivorId);
  const words = {
    suspected: `Suspected since ${when}`,
    merged: `Merged by ${who}, ${when}.${survivor ? ` ${personName(survivor)} stayed.` : ''}`,
    dismissed: `Two people, says ${who}, ${when}`,
  };
  return (
    <Text size="sm" tone="third">
      {words[pair.state]}
    </Text>
  );
};
