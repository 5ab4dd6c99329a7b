import type { OpenReferrals as Open } from 'server/contract/referrals/referral-rules/open-referrals';
import { getOpenReferrals } from 'server/contract/referrals/referral-rules/open-referrals.calls';
import { useRead } from 'shared-auth';
import { Text } from 'shared-ui';

const formatAmount = ({ currency, amount }: { currency: string; amount: number }): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);

const formatPromisedSums = ({ promised, unpriced }: Open): string => {
  const sums = promised.map(formatAmount).join(' and ');
  if (sums === '') return 'no amount was promised for any of them';
  return unpriced === 0 ? `${sums} in all` : `${sums} in all, ${unpriced} without an amount`;
};

export const OpenReferrals = () => {
  const { data, error } = useRead(getOpenReferrals, {});
  if (error)
    return <Text size="sm">{`Open referrals could not be counted. ${error.message}`}</Text>;
  if (!data) return null;
  return (
    <Text size="sm" tone="second">
      {data.data.open === 0
        ? 'No referrals are open, so saving this touches none and costs nothing.'
        : `Saving this touches none of the ${data.data.open} open referrals: each keeps what it came with, ${formatPromisedSums(data.data)}. Only new ones go by it.`}
    </Text>
  );
};
