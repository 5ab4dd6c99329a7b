import { useState } from 'react';
import type { ErasureState } from 'server/contract/privacy/erasure/erasure';
import { bringBack, getErasure } from 'server/contract/privacy/erasure/erasure.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { Box, Button, ConfirmDialog, EntryButton, notify, Stack } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { usePanelEntry } from 'shell/sdk/react';
import { anonymiseApplicant } from '../../../../contract';
import { useCompanyDays } from '../../../application/use-company-days';

type Erasure = NonNullable<ErasureState['erasure']>;

const useErasureFacts = () => {
  const { momentAt } = useCompanyDays();
  return ({ erasedAt, reason, rule, restorableUntil, isFinished, unsure }: Erasure) => [
    { name: 'Anonymised', value: momentAt(erasedAt) },
    { name: rule ? 'Rule' : 'Reason', value: rule || reason },
    ...(restorableUntil
      ? [{ name: 'Can be brought back until', value: momentAt(restorableUntil) }]
      : [{ name: 'Files', value: isFinished ? 'Deleted' : 'Being deleted' }]),
    ...(unsure.length > 0 ? [{ name: 'Read for the name', value: unsure.join(', ') }] : []),
  ];
};

const BringBack = ({ id }: { id: number }) => {
  const [isAsked, setAsked] = useState(false);
  const { send } = useWrite(bringBack);
  const confirm = async () => {
    await send({ params: { id } });
    setAsked(false);
    notify.success(messages.submitted);
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        Bring Back
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Bring this person back?"
        words="Name, contact, resume and everything else stand again where they stood. The log says who did it."
        confirmLabel="Bring Back"
        danger={false}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </>
  );
};

interface ErasedProps {
  id: number;
  erasure: Erasure;
  mayEdit: boolean;
}

const Erased = ({ id, erasure, mayEdit }: ErasedProps) => {
  const toFacts = useErasureFacts();
  return (
    <Stack gap="3" alignItems="flex-start">
      <FactList facts={toFacts(erasure)} />
      {erasure.restorableUntil && mayEdit ? <BringBack id={id} /> : null}
    </Stack>
  );
};

const AnonymiseButton = ({ id }: { id: number }) => {
  const entry = usePanelEntry(anonymiseApplicant, (applicantId) => ({ applicantId }));
  return <EntryButton entry={entry(id, { label: 'Anonymise', isOpen: true, reason: undefined })} />;
};

const ReadSection = ({ id }: { id: number }) => {
  const { data, error, reload } = useRead(getErasure, { params: { id } });
  const mayEdit = usePermission('privacy:edit').allowed;
  if (error && !data)
    return (
      <Button size="sm" onClick={reload}>
        What is kept of this person could not be loaded. Try again
      </Button>
    );
  const erasure = data?.data.erasure;
  if (erasure)
    return (
      <Part title="Privacy">
        <Erased id={id} erasure={erasure} mayEdit={mayEdit} />
      </Part>
    );
  return data && mayEdit ? <AnonymiseButton id={id} /> : null;
};

/** For administrators and auditors. */
export const PrivacySection = ({ applicantId }: { applicantId: number }) =>
  usePermission('privacy:view').allowed ? (
    <Box mt="4">
      <ReadSection id={applicantId} />
    </Box>
  ) : null;
