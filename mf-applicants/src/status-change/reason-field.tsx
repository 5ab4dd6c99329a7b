import { useEffect, useRef } from 'react';
import { isReasonCategory } from 'server/contract/applicants/reasons/move-reason-constants';
import { getOfferedReasons } from 'server/contract/applicants/reasons/move-reason.calls';
import { useRead } from 'shared-auth';
import { SelectField, useFormikContext } from 'shared-ui/forms';
import type { MoveOptions } from './move-options';
import { getTargetCategory, isCurrentStatus, type StatusValues } from './status-values';

export const ReasonField = ({ options }: { options: MoveOptions }) => {
  const { values, setFieldValue } = useFormikContext<StatusValues>();
  const category = getTargetCategory(options, values);
  const isAsked =
    category !== undefined && isReasonCategory(category) && !isCurrentStatus(options, values);
  const { data } = useRead(getOfferedReasons, isAsked ? {} : null);
  const known = useRef(category);
  useEffect(() => {
    if (known.current === category) return;
    known.current = category;
    void setFieldValue('reasonId', '');
  }, [category, setFieldValue]);

  const reasons = data?.data.reasons.filter((reason) => reason.category === category) ?? [];
  if (!isAsked || reasons.length === 0) return null;
  const isRequired = data?.data.isRequired === true;
  return (
    <SelectField
      name="reasonId"
      label="Reason"
      required={isRequired}
      placeholder={isRequired ? 'Choose a reason' : 'No reason'}
      options={reasons.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
};
