import { getOpenReferrals } from 'server/contract/referral-rules/open-referrals.calls';
import { useRead } from 'shared-auth';
import { Text } from 'shared-ui';

/** What a saved rule does to referrals that are under way: they keep what they came with. */
export const OpenReferrals = () => {
  const { data, error } = useRead(getOpenReferrals, {});
  if (error) return <Text size="sm">Open referrals could not be counted. {error.message}</Text>;
  if (!data) return null;
  const { open } = data.data;
  return (
    <Text size="sm" tone="second">
      {open === 0
        ? 'No referrals are open, so saving this touches none and costs nothing.'
        : `Saving this touches none of the ${open} open referrals and leaves their cost as it is: each keeps what it came with. Only new ones go by it.`}
    </Text>
  );
};
