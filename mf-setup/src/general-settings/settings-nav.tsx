import { useRoute, useRowLinks, type RouteRef } from 'shell/sdk/react';
import { generalSettings } from '../../contract';
import { LinkRow } from '../setup/link-row';

export const SettingsNav = ({ at }: { at?: RouteRef }) => {
  const { id, path } = useRoute();
  const screens = useRowLinks('setup.settings');
  const isListed = screens.some((screen) => screen.id === (at ?? id));
  const links = screens.flatMap(({ id: to, label, group = '', target: { href } }) => {
    if (href === undefined) return [];
    // The path of General Settings is a prefix of all other settings paths, so it must match exactly.
    const isBelow = !isListed && to !== generalSettings && path.startsWith(`${href}/`);
    return [{ label, group, href, isHere: to === (at ?? id) || isBelow }];
  });
  const groups = [...new Set(links.map(({ group }) => group))];
  return links.length > 1 ? (
    <LinkRow
      label="General Settings"
      groups={groups.map((label) => ({
        label,
        links: links.filter(({ group }) => group === label),
      }))}
    />
  ) : null;
};
