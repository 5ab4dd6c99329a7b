import { useState } from 'react';
import {
  requestKinds,
  requestStates,
} from 'server/contract/privacy/requests/privacy-request-constants';
import { getPrivacyRequests } from 'server/contract/privacy/requests/privacy-request.calls';
import { privacyRequests } from 'mf-setup/contract/privacy';
import { usePermission, useRead } from 'shared-auth';
import { Box, Button, LinkLook, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { Link } from 'shell/sdk/react';
import { renderDate } from '../application/render-date';
import { PrivacyRequestDialog } from './privacy-request-dialog';

const OwnRequests = ({ applicantId }: { applicantId: number }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { offer } = usePermission('privacy:edit');
  const { data, error, reload } = useRead(getPrivacyRequests, {
    query: { applicantId, limit: 10 },
  });
  const { disabledReason } = offer();
  return (
    <Part title="Requests about Their Data">
      {error ? (
        <Button size="sm" onClick={reload}>
          The requests could not be loaded. Try again
        </Button>
      ) : null}
      {data?.data.length === 0 ? (
        <Text tone="second">Nothing was asked about this applicant’s data.</Text>
      ) : null}
      <Stack as="ul" gap="2">
        {data?.data.map(({ id, kind, state, dueOn }) => (
          <Box as="li" key={id} listStyleType="none">
            <LinkLook>
              <Link to={privacyRequests}>{requestKinds[kind]}</Link>
            </LinkLook>
            <Text as="span" tone="second">
              <span>{`: ${requestStates[state]}, answer until `}</span>
              {renderDate(dueOn)}
            </Text>
          </Box>
        ))}
      </Stack>
      <Box mt="3">
        <Button size="sm" disabledReason={disabledReason} onClick={() => setIsOpen(true)}>
          Record a request
        </Button>
      </Box>
      {isOpen ? (
        <PrivacyRequestDialog applicantId={applicantId} onClose={() => setIsOpen(false)} />
      ) : null}
    </Part>
  );
};

export const RequestsSection = ({ applicantId }: { applicantId: number }) =>
  usePermission('privacy:view').allowed ? <OwnRequests applicantId={applicantId} /> : null;
