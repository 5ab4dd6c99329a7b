import { Fragment, type ReactNode } from 'react';
import {
  directoryKindNames,
  directoryKinds,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import { PageHead } from 'shared-ui';
import { resolve, useRoute, useShell } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { LinkRow } from '../../setup/link-row';

export const getKindTitle = (kind: DirectoryKind): string => {
  const { many } = directoryKinds[kind];
  return many.charAt(0).toUpperCase() + many.slice(1);
};

export const getKindParam = (
  params: Readonly<Record<string, string>>,
): DirectoryKind | undefined =>
  params.kind === undefined
    ? directoryKindNames[0]
    : directoryKindNames.find((kind) => kind === params.kind);

export const DirectoryNav = ({ kind }: { kind: DirectoryKind }) => {
  const shell = useShell();
  const links = directoryKindNames.flatMap((other) => {
    const { href } = resolve({ to: refs.directoryKind, params: { kind: other } }, shell);
    return href === undefined ? [] : [{ label: getKindTitle(other), href, isHere: other === kind }];
  });
  return (
    <>
      <SettingsNav at={refs.directory} />
      <LinkRow label="Directory" groups={[{ links }]} />
    </>
  );
};

export const WithDirectoryKind = ({
  children,
}: {
  children: (kind: DirectoryKind) => ReactNode;
}) => {
  const kind = getKindParam(useRoute().params);
  if (kind) return <Fragment key={kind}>{children(kind)}</Fragment>;
  return (
    <>
      <PageHead title="Directory" />
      <RecordFailure noun={{ one: 'kind of record', many: 'departments', list: refs.directory }} />
    </>
  );
};
