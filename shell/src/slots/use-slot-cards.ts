import { useUserInfo } from 'shared-auth';
import { usePermissionRefusals } from '../frame/use-permission-refusals';
import type { RegisteredCard } from '../registry/registered-entry';
import { useConsoleMap } from '../registry/use-console-map';

/**
 * Cards of a slot that the user may see; undefined while a card depends on user data that is still loading.
 */
export const useSlotCards = (slot: string): readonly RegisteredCard[] | undefined => {
  const refusalOf = usePermissionRefusals();
  const { data: person, error } = useUserInfo();
  const permitted = useConsoleMap().cards.filter(
    (card) => card.slot === slot && card.load !== undefined && refusalOf(card.can) === undefined,
  );
  if (!person && !error && permitted.some(({ when }) => when !== undefined)) return undefined;
  return permitted.filter(({ when }) => when === undefined || person?.isSettingUp === true);
};
