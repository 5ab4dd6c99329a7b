import { Box, ErrorState, Flex, Spinner } from 'shared-ui';
import { useResumeFile } from '../use-resume-file';

export const PdfFrame = ({ fileId, name }: { fileId: string; name: string }) => {
  const { url, failure, retry } = useResumeFile(fileId);
  if (failure) {
    return (
      <ErrorState
        title="The resume could not be shown"
        words={failure.message}
        reference={failure.requestId}
        onRetry={retry}
      />
    );
  }
  return url ? (
    <Box asChild width="full" height="calc(100dvh - 150px)" minHeight="320px" borderRadius="md">
      <iframe src={`${url}#navpanes=0&view=FitH`} title={`Resume ${name}`} />
    </Box>
  ) : (
    <Flex justify="center" py="16" color="ink2">
      <Spinner label="Loading the resume" size={22} />
    </Flex>
  );
};
