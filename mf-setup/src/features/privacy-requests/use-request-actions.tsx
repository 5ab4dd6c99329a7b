import { useState, type ReactNode } from 'react';
import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import {
  assignPrivacyRequest,
  buildPrivacyPackage,
} from 'server/contract/privacy/requests/privacy-request.calls';
import { download, usePermission, useUserInfo, useWrite } from 'shared-auth';
import { notify, type MenuEntry } from 'shared-ui';
import { AnswerDialog } from './answer-dialog';
import { IdentityDialog } from './identity-dialog';
import { OwnerDialog } from './owner-dialog';

interface RequestDialog {
  what: 'answer' | 'identity' | 'owner';
  request: PrivacyRequest;
}

const mayBuild = ({ kind, state, fileId, applicantId }: PrivacyRequest): boolean =>
  kind === 'access' &&
  applicantId !== null &&
  (state === 'open' || (state === 'done' && fileId === null));

/** The page must render `dialog` once. */
export const useRequestActions = (): {
  of: (request: PrivacyRequest) => MenuEntry[];
  dialog: ReactNode;
} => {
  const [asked, setAsked] = useState<RequestDialog>();
  const may = usePermission('privacy:edit');
  const me = useUserInfo().data?.userId;
  const build = useWrite(buildPrivacyPackage);
  const assign = useWrite(assignPrivacyRequest);
  const close = () => setAsked(undefined);

  const run = async (work: Promise<unknown>, done: string): Promise<void> => {
    try {
      await work;
      notify.success(done);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'It was not done. Try again.');
    }
  };

  const of = (request: PrivacyRequest): MenuEntry[] => {
    const { id, state, fileId, owner, version } = request;
    const isOpen = state === 'open' || state === 'unconfirmed';
    const entries: (MenuEntry | false)[] = [
      mayBuild(request) && {
        ...{ id: 'package', label: 'Make the package' },
        onSelect: () =>
          void run(build.send({ params: { id } }), 'The package is made and then mailed about.'),
      },
      fileId !== null && {
        ...{ id: 'download', label: 'Download the package' },
        onSelect: () => void run(download({ kind: 'file', fileId }), 'The download begins.'),
      },
      state === 'unconfirmed' && {
        ...{ id: 'identity', label: 'Confirm the identity' },
        onSelect: () => setAsked({ what: 'identity', request }),
      },
      isOpen && {
        ...{ id: 'answer', label: 'Answer' },
        onSelect: () => setAsked({ what: 'answer', request }),
      },
      isOpen &&
        me !== undefined &&
        owner?.userId !== me && {
          ...{ id: 'own', label: 'Take it on' },
          onSelect: () =>
            void run(
              assign.send({ params: { id }, body: { ownerId: me, version } }),
              'You answer this request.',
            ),
        },
      isOpen && {
        ...{ id: 'owner', label: 'Choose the owner' },
        onSelect: () => setAsked({ what: 'owner', request }),
      },
    ];
    return entries.flatMap((entry) => (entry ? [{ ...entry, ...may.offer() }] : []));
  };

  return {
    of,
    dialog: (
      <>
        {asked?.what === 'answer' ? <AnswerDialog request={asked.request} onClose={close} /> : null}
        {asked?.what === 'owner' ? <OwnerDialog request={asked.request} onClose={close} /> : null}
        {asked?.what === 'identity' ? (
          <IdentityDialog request={asked.request} onClose={close} />
        ) : null}
      </>
    ),
  };
};
