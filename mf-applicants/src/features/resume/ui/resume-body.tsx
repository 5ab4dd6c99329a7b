import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { Button, DownloadIcon, EmptyState, ExternalIcon, Flex, Text } from 'shared-ui';
import { openResume } from '../../../application/open-resume';
import { downloadResume } from '../download-resume';
import { isPdfName } from '../is-pdf-name';
import { PdfFrame } from './pdf-frame';

type Resume = NonNullable<ApplicationRecord['resume']>;

export const ResumeBody = ({ resume }: { resume: Resume }) => {
  const canShow = isPdfName(resume.name) && navigator.pdfViewerEnabled;
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap" mb="3">
        <Text flex={{ base: '1 0 100%', md: '1' }} minWidth="0" overflowWrap="anywhere">
          {resume.name}
        </Text>
        {isPdfName(resume.name) ? (
          <Button
            size="sm"
            icon={<ExternalIcon size={14} aria-hidden />}
            onClick={() => void openResume(resume)}
          >
            Open in a new tab
          </Button>
        ) : null}
        <Button
          size="sm"
          icon={<DownloadIcon size={14} aria-hidden />}
          onClick={() => void downloadResume(resume)}
        >
          Download
        </Button>
      </Flex>
      {canShow ? (
        <PdfFrame fileId={resume.fileId} name={resume.name} />
      ) : (
        <EmptyState
          title="This file cannot be shown here"
          words="Download it, then open it with a program for such files."
        />
      )}
    </>
  );
};
