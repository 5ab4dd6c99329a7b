import { useState } from 'react';
import {
  consentPurposes,
  consentOrigins,
} from 'server/contract/applicants/applying/applying-constants';
import type { RecordedConsent } from 'server/contract/applicants/applying/recorded-consent';
import {
  getRecordedConsents,
  withdrawRecordedConsent,
} from 'server/contract/applicants/applying/recorded-consent.calls';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { useRead, useWrite } from 'shared-auth';
import { Box, Button, ConfirmDialog, Stack, StatusDot, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../../../application/use-company-days';
import { ConsentDialog } from './consent-dialog';

const isGiven = ({ agreedAt, withdrawnAt }: RecordedConsent): boolean =>
  agreedAt !== null && withdrawnAt === null;

const ConsentState = ({ consent }: { consent: RecordedConsent }) => {
  const { momentAt } = useCompanyDays();
  const { agreedAt, withdrawnAt, way, source, recordedBy } = consent;
  if (agreedAt === null || way === null) return <StatusDot tone="mute">Not given</StatusDot>;
  if (withdrawnAt !== null)
    return (
      <StatusDot tone="mute">
        <span>Taken back </span>
        {momentAt(withdrawnAt)}
      </StatusDot>
    );
  const how = [consentOrigins[way], recordedBy && `by ${recordedBy}`, source].filter(Boolean);
  return (
    <>
      <StatusDot tone="ok">
        <span>Given </span>
        {momentAt(agreedAt)}
      </StatusDot>
      <Text tone="second" overflowWrap="anywhere">
        {how.join(', ')}
      </Text>
    </>
  );
};

interface ConsentChange {
  what: 'record' | 'withdraw';
  consent: RecordedConsent;
}

export const ConsentsSection = ({ application }: { application: ApplicationRecord }) => {
  const { applicantId: id, may } = application;
  const [asked, setAsked] = useState<ConsentChange>();
  const { send } = useWrite(withdrawRecordedConsent);
  const { data, error, reload } = useRead(getRecordedConsents, { params: { id } });
  const mayEdit = may.includes('status');
  const close = () => setAsked(undefined);
  if (!error && (!data || data.data.length === 0)) return null;
  return (
    <Part title="Consents">
      {error ? (
        <Button size="sm" onClick={reload}>
          The consents could not be loaded. Try again
        </Button>
      ) : null}
      <Stack as="ul" gap="4">
        {data?.data.map((consent) => (
          <Box as="li" key={consent.consentId} listStyleType="none">
            <Text fontWeight={550}>
              {`${consentPurposes[consent.purpose]}, version ${consent.number}`}
            </Text>
            <Text overflowWrap="anywhere" dir="auto">
              {consent.text}
            </Text>
            <ConsentState consent={consent} />
            {mayEdit ? (
              <Box mt="2">
                <Button
                  size="sm"
                  aria-label={`${isGiven(consent) ? 'Take back' : 'Record'}: ${consentPurposes[consent.purpose]}, version ${consent.number}`}
                  onClick={() =>
                    setAsked({ what: isGiven(consent) ? 'withdraw' : 'record', consent })
                  }
                >
                  {isGiven(consent) ? 'Take back' : 'Record'}
                </Button>
              </Box>
            ) : null}
          </Box>
        ))}
      </Stack>
      {asked?.what === 'record' ? (
        <ConsentDialog applicantId={id} consent={asked.consent} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={asked?.what === 'withdraw'}
        title="Take the consent back?"
        words="As the applicant asked. The day and your name are recorded; the applicant can agree again."
        confirmLabel="Take back"
        danger={false}
        onConfirm={async () => {
          if (asked) await send({ params: { id, consentId: asked.consent.consentId } });
          close();
        }}
        onClose={close}
      />
    </Part>
  );
};
