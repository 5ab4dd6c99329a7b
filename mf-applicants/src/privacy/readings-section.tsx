import { readingKinds } from 'server/contract/privacy/reading/reading-constants';
import { getRecordReadings } from 'server/contract/privacy/reading/reading.calls';
import { usePermission, useRead } from 'shared-auth';
import { Box, Button, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../application/use-company-days';

/** Maximum number of readings on the page; the API call can return older ones. */
const limit = 20;

const ReadingLines = ({ applicantId }: { applicantId: number }) => {
  const { momentAt } = useCompanyDays();
  const { data, error, reload } = useRead(getRecordReadings, {
    params: { id: applicantId },
    query: { limit },
  });
  const older = (data?.meta.total ?? 0) - (data?.data.length ?? 0);
  return (
    <Part title="Who Looked">
      {error ? (
        <Button size="sm" onClick={reload}>
          Who looked could not be loaded. Try again
        </Button>
      ) : null}
      {data?.data.length === 0 ? (
        <Text tone="second">Nobody opened this applicant since this is recorded.</Text>
      ) : null}
      <Stack as="ul" gap="2">
        {data?.data.map(({ readerId, name, kind, at }) => (
          <Box as="li" key={`${readerId ?? name} ${kind} ${at}`} listStyleType="none">
            <Text as="span" overflowWrap="anywhere">
              {`${name}: ${readingKinds[kind]}, `}
            </Text>
            <Text as="span" tone="second">
              {momentAt(at)}
            </Text>
          </Box>
        ))}
      </Stack>
      {older > 0 ? <Text tone="second" mt="2">{`And ${older} older.`}</Text> : null}
    </Part>
  );
};

export const ReadingsSection = ({ applicantId }: { applicantId: number }) =>
  usePermission('privacy:view').allowed ? <ReadingLines applicantId={applicantId} /> : null;
