import { useNavigate } from 'react-router-dom';
import { IconButton, SwapIcon } from 'shared-ui';
import { findFirstAddress } from './menu-tree';
import { getOtherSet } from './menu-set';
import { useHere } from './use-here';
import { useMenu } from './use-menu';

const labels = { dashboard: 'Back to the dashboard menu', referral: 'Referral and hiring setup' };

export const MenuSetToggle = () => {
  const navigate = useNavigate();
  const other = getOtherSet(useHere().set);
  const address = findFirstAddress(useMenu(other));
  if (address === undefined) return null;
  return (
    <IconButton
      label={labels[other]}
      icon={<SwapIcon size={18} aria-hidden />}
      onClick={() => void navigate(address)}
    />
  );
};
