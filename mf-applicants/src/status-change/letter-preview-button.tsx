import { useState } from 'react';
import type { LetterPreviewQuery } from 'server/contract/applicants/letters/letter';
import { previewLetter } from 'server/contract/applicants/letters/letter.calls';
import { useRead } from 'shared-auth';
import { Box, Button, Dialog, ErrorState, Text } from 'shared-ui';
import { MailBody } from 'shared-ui/page';

const Preview = ({ query }: { query: LetterPreviewQuery }) => {
  const { data, error, reload } = useRead(previewLetter, { body: query }, { fresh: true });
  if (error)
    return <ErrorState title="There is no preview" words={error.message} onRetry={reload} />;
  if (!data) return null;
  const { subject, html, text } = data.data;
  return (
    <>
      <Text fontWeight={550} mb="2" overflowWrap="anywhere">
        {subject}
      </Text>
      <MailBody html={html} text={text} />
    </>
  );
};

export const LetterPreviewButton = (query: LetterPreviewQuery) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button size="sm" onClick={() => setOpen(true)}>
        Preview the mail
      </Button>
      <Dialog
        open={isOpen}
        title="Preview of the mail"
        width={680}
        closable
        onClose={() => setOpen(false)}
      >
        <Preview query={query} />
      </Dialog>
    </Box>
  );
};
