import { CloseIcon, IconButton, Tag } from 'shared-ui';

interface Props {
  id: number;
  onRemove: () => void;
}

export const ApplicantFilterTag = ({ id, onRemove }: Props) => (
  <Tag>
    <span>{`Applicant No. ${id}`}</span>
    <IconButton
      size="sm"
      label="Remove filter Applicant"
      icon={<CloseIcon size={14} aria-hidden />}
      onClick={onRemove}
    />
  </Tag>
);
