import { useNavigate } from 'react-router-dom';
import { IconButton, SwapIcon } from 'shared-ui';
import { findFirstMenuAddress } from './menu-tree';
import { getOtherMenuCategory } from './menu-category';
import { useCurrentEntry } from './use-current-entry';
import { useMenu } from './use-menu';

const toggleLabels = {
  dashboard: 'Back to the dashboard menu',
  referral: 'Referral and hiring setup',
};

export const MenuSetToggle = () => {
  const navigate = useNavigate();
  const other = getOtherMenuCategory(useCurrentEntry().set);
  const address = findFirstMenuAddress(useMenu(other));
  if (address === undefined) return null;
  return (
    <IconButton
      label={toggleLabels[other]}
      icon={<SwapIcon size={18} aria-hidden />}
      onClick={() => void navigate(address)}
    />
  );
};
