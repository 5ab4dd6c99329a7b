import { getStoredReferrals } from 'server/contract/referral-rules/slab.calls';
import { useRead } from 'shared-auth';
import { Text } from 'shared-ui';

/** What saving a slab does to referrals: those that are stored keep the amount that they were given. */
export const StoredReferrals = () => {
  const { data, error } = useRead(getStoredReferrals, {});
  if (error) return <Text size="sm">Stored referrals could not be counted. {error.message}</Text>;
  if (!data) return null;
  const { stored } = data.data;
  return (
    <Text size="sm" tone="second">
      {stored === 0
        ? 'No referrals are stored yet, so saving this touches none and costs nothing.'
        : `Saving this touches none of the ${stored} stored referrals: each keeps its amount, and only new ones get this one.`}
    </Text>
  );
};
