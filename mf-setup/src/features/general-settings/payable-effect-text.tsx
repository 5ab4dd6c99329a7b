import type { StatusesOfPromisedPayouts } from 'server/contract/company/general-settings/general-settings';
import { getStatusesOfPromisedPayouts } from 'server/contract/company/general-settings/general-settings.calls';
import { useRead } from 'shared-auth';
import { Text } from 'shared-ui';

const describePayableEffect = (promised: StatusesOfPromisedPayouts): string => {
  const count = promised.reduce((sum, { referrals }) => sum + referrals, 0);
  if (count === 0)
    return 'A save changes new referrals only. No referral so far is waiting to be paid.';
  const parts = promised.map(
    ({ status, referrals }) => `${referrals} with ${status?.name ?? 'any hired status'}`,
  );
  return `A save changes new referrals only. ${count} ${
    count === 1
      ? 'referral that is not decided yet keeps'
      : 'referrals that are not decided yet keep'
  } the status that was promised: ${parts.join(', ')}.`;
};

export const PayableEffectText = ({
  kind,
}: {
  kind: StatusesOfPromisedPayouts[number]['kind'];
}) => {
  const { data, error } = useRead(getStatusesOfPromisedPayouts, {});
  const words = error
    ? 'A save changes new referrals only.'
    : data && describePayableEffect(data.data.filter((one) => one.kind === kind));
  return (
    <Text role="status" tone="second">
      {words}
    </Text>
  );
};
