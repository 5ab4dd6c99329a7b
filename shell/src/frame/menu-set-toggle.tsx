import { useNavigate } from 'react-router-dom';
import { IconButton, SwapIcon } from 'shared-ui';
import { firstAddress } from './menu-tree';
import { otherSet } from './menu-set';
import { useHere } from './use-here';
import { useMenu } from './use-menu';

const labels = { dashboard: 'Back to the dashboard menu', referral: 'Referral and hiring setup' };

export const MenuSetToggle = () => {
  const navigate = useNavigate();
  const other = otherSet(useHere().set);
  const address = firstAddress(useMenu(other));
  if (address === undefined) return null;
  return (
    <IconButton
      label={labels[other]}
      icon={<SwapIcon size={18} aria-hidden />}
      onClick={() => void navigate(address)}
    />
  );
};
