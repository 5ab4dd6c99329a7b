import { saveText } from 'shared-auth';
import { Button, DownloadIcon } from 'shared-ui';

export const DownloadRefusedButton = ({ file, text }: { file: File; text: string }) =>
  text ? (
    <Button
      icon={<DownloadIcon size={14} aria-hidden />}
      onClick={() => saveText(file.name.replace(/(\.csv)?$/i, '-refused.csv'), text)}
    >
      Download refused rows
    </Button>
  ) : null;
