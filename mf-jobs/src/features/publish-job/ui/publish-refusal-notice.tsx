import { LinkLook, Notice } from 'shared-ui';
import type { ReactNode } from 'react';
import { editJob } from '../../../../contract';
import { Link } from 'shell/sdk/react';

interface Props {
  jobId: number;
  title: string;
  words?: ReactNode;
}

export const PublishRefusalNotice = ({ jobId, title, words }: Props) => (
  <Notice
    tone="wait"
    title={title}
    words={
      <>
        <span>{words}</span>
        <LinkLook>
          <Link to={editJob} params={{ id: jobId }}>
            Edit Job
          </Link>
        </LinkLook>
      </>
    }
  />
);
