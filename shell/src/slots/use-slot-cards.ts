import { useUserInfo } from 'shared-auth';
import { useRefusals } from '../frame/use-refusals';
import type { CardPart } from '../registry/part';
import { useConsoleMap } from '../registry/use-console-map';

/**
 * What the remotes contribute to a slot, as far as this person may see it now. Where a card depends on
 * who is here, nothing is answered before they are known, so that none comes in between later.
 */
export const useSlotCards = (slot: string): readonly CardPart[] | undefined => {
  const refusalOf = useRefusals();
  const { data: person, error } = useUserInfo();
  const permitted = useConsoleMap().cards.filter(
    (card) => card.slot === slot && card.load !== undefined && refusalOf(card.can) === undefined,
  );
  if (!person && !error && permitted.some(({ when }) => when !== undefined)) return undefined;
  return permitted.filter(({ when }) => when === undefined || person?.isSettingUp === true);
};
