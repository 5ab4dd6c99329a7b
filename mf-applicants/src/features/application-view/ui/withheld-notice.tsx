import { usePermission } from 'shared-auth';
import { Box, Notice } from 'shared-ui';
import { withheldReason } from '../../../application/withheld-value';

export const WithheldNotice = () =>
  usePermission('application:view').view === 'masked' ? (
    <Box mb="4">
      <Notice title="Some of this application is withheld" words={withheldReason} />
    </Box>
  ) : null;
