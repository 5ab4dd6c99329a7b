import { useEffect, useRef } from 'react';
import { useFormikContext } from 'shared-ui/forms';
import type { StatusValues } from './status-values';

export const ResetOnStageChange = () => {
  const { values, setFieldValue } = useFormikContext<StatusValues>();
  const known = useRef(values.stageId);
  useEffect(() => {
    if (known.current === values.stageId) return;
    known.current = values.stageId;
    void setFieldValue('statusId', '');
  }, [values.stageId, setFieldValue]);
  return null;
};
