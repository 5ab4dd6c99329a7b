import { AppsIcon, IconButton, Menu, SafeImage, type MenuEntry } from 'shared-ui';
import { useApps } from './shell-data';

const renderAppIcon = (address: string | null | undefined) => (
  <SafeImage
    src={address}
    alt=""
    width="20px"
    height="20px"
    fallback={<AppsIcon size={20} aria-hidden />}
  />
);

const createMessageEntry = (label: string, disabledReason: string): MenuEntry => ({
  id: 'message',
  label,
  disabledReason,
});

export const AllApps = () => {
  const { apps, error, reload } = useApps();
  const entries = (): MenuEntry[] => {
    if (error) return [{ id: 'retry', label: 'Try again', onSelect: reload }];
    if (!apps) return [createMessageEntry('Loading', 'The apps are being loaded.')];
    if (apps.length === 0)
      return [createMessageEntry('No other apps', 'Your company has no other apps here.')];
    return apps.map(({ appName, appIcon, appUrl }) => ({
      id: appUrl,
      label: appName,
      icon: renderAppIcon(appIcon),
      href: appUrl,
    }));
  };
  return (
    <Menu
      label="All Apps"
      align="end"
      trigger={<IconButton label="All Apps" icon={<AppsIcon size={18} aria-hidden />} />}
      header={error ? error.message : undefined}
      entries={entries()}
    />
  );
};
