import {
  directoryKinds,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import { mostDirectoryRows } from 'server/contract/company/directory/directory-import-constants';
import { saveText } from 'shared-auth';
import { Button, DownloadIcon } from 'shared-ui';
import { ImportFileStep } from 'shell/sdk/import';
import { useLinkToList } from 'shell/sdk/react';
import { directoryKind } from '../../../../contract';
import { describeImportOrder } from './describe-import-order';
import { createImportTemplate, useImportPreview, type PreviewedFile } from './read-file';

interface Props {
  kind: DirectoryKind;
  onRead: (read: PreviewedFile) => void;
}

export const FileStep = ({ kind, onRead }: Props) => {
  const { preview } = useImportPreview(kind);
  const list = useLinkToList({ to: directoryKind, params: { kind } });
  const words = `One line names the columns, each line below it is one record. What is there already is found by its external id, else by its ${kind === 'people' ? 'e-mail address' : 'name'}. Nothing is written before you have seen what would happen.`;
  return (
    <ImportFileStep
      words={[words, describeImportOrder(kind)].filter(Boolean)}
      maxRows={mostDirectoryRows}
      read={(file, onProgress) => preview(file, {}, {}, onProgress)}
      onRead={onRead}
      onCancel={() => list.go()}
      actions={
        <Button
          icon={<DownloadIcon size={14} aria-hidden />}
          onClick={() => saveText(`${directoryKinds[kind].many}.csv`, createImportTemplate(kind))}
        >
          Download a template
        </Button>
      }
    />
  );
};
