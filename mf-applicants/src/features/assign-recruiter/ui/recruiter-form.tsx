import { useState } from 'react';
import type { ApplicationRecord } from 'server/contract/applicants/application';
import { messages } from 'server/contract/messages';
import { ApiError, atFields } from 'shared-auth';
import { Text } from 'shared-ui';
import { Form, FormActions, PickerField, useFormikContext, type PickerItem } from 'shared-ui/forms';
import { confirmLeave, notify, useUnsavedChanges } from 'shell/sdk/react';
import type { RecruiterAssigned } from '../../../../contract';
import { ChangedMeanwhile } from '../../../application/changed-meanwhile';
import { useStaff } from '../../../application/lookups';
import { colleagueName, nameOf } from '../../../application/name-of';
import { tellUnsaved } from '../../../application/tell-late';
import { useSeenVersion } from '../../../application/use-seen-version';
import { useUpdateRecruiter } from '../api/update-recruiter';

interface Values {
  recruiter: PickerItem | null;
}

interface Props {
  application: ApplicationRecord;
  onClose: (result?: RecruiterAssigned) => void;
  onReload: () => void;
}

const refusedWords = 'The recruiter was not assigned.';
const noChanges = 'This recruiter is assigned already.';

const Save = ({ assigned, onCancel }: { assigned: number | undefined; onCancel: () => void }) => {
  const { values, isSubmitting } = useFormikContext<Values>();
  const isSame = values.recruiter?.id === assigned;
  const unchanged = assigned === undefined ? 'Choose a recruiter' : noChanges;
  return (
    <FormActions
      submitLabel="Save"
      onCancel={onCancel}
      disabledReason={isSame && !isSubmitting ? unchanged : undefined}
    />
  );
};

/** Chooses who looks after an applicant; emptied, nobody does. */
export const RecruiterForm = ({ application, onClose, onReload }: Props) => {
  const update = useUpdateRecruiter(application.applicantId);
  const { seen, isOld, accept } = useSeenVersion(application.version);
  const [isRefused, setRefused] = useState(false);
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const [current] = application.recruitingManager;
  const cancel = async () => {
    if (await confirmLeave()) onClose();
  };

  const save = async ({ recruiter }: Values): Promise<RecruiterAssigned> => {
    setRefused(false);
    try {
      await update({
        recruitingManagerId: recruiter === null ? null : Number(recruiter.id),
        version: seen ?? application.version,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setRefused(true);
      throw atFields(error, (field) => (field === 'recruitingManagerId' ? 'recruiter' : field));
    }
    return { recruiter: recruiter && { userId: Number(recruiter.id), name: recruiter.label } };
  };

  return (
    <>
      <Text fontWeight={550} overflowWrap="anywhere">
        {nameOf(application)}
      </Text>
      <Text size="sm" tone="third" mb="4" overflowWrap="anywhere">
        {application.job.jobTitle}
      </Text>
      {isRefused || isOld ? (
        <ChangedMeanwhile
          words={isRefused ? 'Load the latest, then save again.' : messages.status.stale}
          onReload={() => {
            setRefused(false);
            accept();
            onReload();
          }}
        />
      ) : null}
      <Form<Values, RecruiterAssigned>
        initialValues={{
          recruiter: current
            ? { id: current.userId, label: colleagueName(current) ?? '', hint: current.email }
            : null,
        }}
        onSubmit={save}
        onSaved={() => notify.success(messages.submitted)}
        goOn={onClose}
        onFailedLate={tellUnsaved(refusedWords)}
        onDirty={setDirty}
        summaryTitle={refusedWords}
      >
        <PickerField
          name="recruiter"
          label="Recruiter"
          useOptions={useStaff}
          placeholder="Search by name"
        />
        <Save assigned={current?.userId} onCancel={() => void cancel()} />
      </Form>
    </>
  );
};
