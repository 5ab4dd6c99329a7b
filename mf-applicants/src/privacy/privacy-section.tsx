import { useState } from 'react';
import type { ErasureState } from 'server/contract/privacy/erasure/erasure';
import {
  restoreAnonymisedByApplication,
  getErasure,
} from 'server/contract/privacy/erasure/erasure.calls';
import { endRetentionHold } from 'server/contract/privacy/retention/retention-rule.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { Box, Button, ConfirmDialog, EntryButton, notify, Stack } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { usePanelEntry } from 'shell/sdk/react';
import { anonymiseApplicant, holdApplicant, openSealedRecord } from '../../contract/privacy';
import { useCompanyDays } from '../application/use-company-days';

type Erasure = NonNullable<ErasureState['erasure']>;

const useErasureFacts = () => {
  const { momentAt } = useCompanyDays();
  return (erasure: Erasure) => {
    const { erasedAt, reason, rule, restorableUntil, sealedUntil, isFinished, unsure } = erasure;
    return [
      { name: 'Anonymised', value: momentAt(erasedAt) },
      { name: rule ? 'Rule' : 'Reason', value: rule || reason },
      ...(restorableUntil
        ? [{ name: 'Can be brought back until', value: momentAt(restorableUntil) }]
        : []),
      ...(sealedUntil && !isFinished
        ? [{ name: `Sealed until (${erasure.sealedFor})`, value: momentAt(sealedUntil) }]
        : []),
      ...(restorableUntil || (sealedUntil && !isFinished)
        ? []
        : [{ name: 'Files', value: isFinished ? 'Deleted' : 'Being deleted' }]),
      ...(unsure.length > 0 ? [{ name: 'Read for the name', value: unsure.join(', ') }] : []),
    ];
  };
};

interface ConfirmedProps {
  label: string;
  title: string;
  words: string;
  run: () => Promise<unknown>;
}

const ConfirmedButton = ({ label, title, words, run }: ConfirmedProps) => {
  const [isAsked, setAsked] = useState(false);
  const confirm = async () => {
    await run();
    setAsked(false);
    notify.success(messages.submitted);
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={title}
        words={words}
        confirmLabel={label}
        danger={false}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </>
  );
};

const BringBack = ({ id }: { id: number }) => {
  const { send } = useWrite(restoreAnonymisedByApplication);
  return (
    <ConfirmedButton
      label="Bring Back"
      title="Bring this person back?"
      words="Name, contact, resume and everything else stand again where they stood. The log says who did it."
      run={() => send({ params: { id } })}
    />
  );
};

interface OnHoldProps {
  id: number;
  hold: NonNullable<ErasureState['hold']>;
  mayEdit: boolean;
}

const OnHold = ({ id, hold, mayEdit }: OnHoldProps) => {
  const { send } = useWrite(endRetentionHold);
  const { momentAt } = useCompanyDays();
  const facts = [
    { name: 'On hold since', value: momentAt(hold.setAt) },
    { name: 'Reason', value: hold.reason },
  ];
  return (
    <Stack gap="3" alignItems="flex-start">
      <FactList facts={facts} />
      {mayEdit ? (
        <ConfirmedButton
          label="End Hold"
          title="End the hold?"
          words="Rules and administrators can anonymise this person again."
          run={() => send({ params: { id } })}
        />
      ) : null}
    </Stack>
  );
};

const OpenSealed = ({ id }: { id: number }) => {
  const open = usePanelEntry(openSealedRecord, (applicantId: number) => ({ applicantId }));
  return (
    <EntryButton
      size="sm"
      entry={open(id, { label: 'Open What Is Sealed', isOpen: true, reason: undefined })}
    />
  );
};

interface ErasedProps {
  id: number;
  mayOpen: boolean;
  erasure: Erasure;
  mayEdit: boolean;
}

const Erased = ({ id, erasure, mayEdit, mayOpen }: ErasedProps) => {
  const toFacts = useErasureFacts();
  return (
    <Stack gap="3" alignItems="flex-start">
      <FactList facts={toFacts(erasure)} />
      <Stack direction="row" gap="2" flexWrap="wrap">
        {erasure.restorableUntil && mayEdit ? <BringBack id={id} /> : null}
        {mayOpen ? <OpenSealed id={id} /> : null}
      </Stack>
    </Stack>
  );
};

const PrivacyButtons = ({ id }: { id: number }) => {
  const input = (applicantId: number) => ({ applicantId });
  const [anonymise, hold] = [
    usePanelEntry(anonymiseApplicant, input),
    usePanelEntry(holdApplicant, input),
  ];
  const offer = { isOpen: true, reason: undefined };
  return (
    <Stack direction="row" gap="2" flexWrap="wrap">
      <EntryButton entry={anonymise(id, { label: 'Anonymise', ...offer })} />
      <EntryButton entry={hold(id, { label: 'Put on Hold', ...offer })} />
    </Stack>
  );
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
        <Erased id={id} erasure={erasure} mayEdit={mayEdit} mayOpen={data.data.mayOpen} />
      </Part>
    );
  const hold = data?.data.hold;
  if (hold)
    return (
      <Part title="Privacy">
        <OnHold id={id} hold={hold} mayEdit={mayEdit} />
      </Part>
    );
  return data && mayEdit ? <PrivacyButtons id={id} /> : null;
};

export const PrivacySection = ({ applicantId }: { applicantId: number }) =>
  usePermission('privacy:view').allowed ? (
    <Box mt="4">
      <ReadSection id={applicantId} />
    </Box>
  ) : null;
