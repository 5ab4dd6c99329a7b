import { useEffect, useMemo } from 'react';
import { optionsFromList, PickerField, useFormikContext } from 'shared-ui/forms';
import { useSubFunctions } from '../../../job/job-lookups';
import type { JobValues } from '../job-values';
import { useJobFieldProps } from './job-form-shape';

export const SubFunctionField = () => {
  const field = useJobFieldProps()('subFunctionId');
  const { values, initialValues, setFieldValue } = useFormikContext<JobValues>();
  const { functionId, subFunctionId } = values;
  const parts = useSubFunctions(functionId ? Number(functionId.id) : undefined);
  const useOptions = useMemo(
    () => optionsFromList((parts ?? []).map(({ id, name }) => ({ id, label: name }))),
    [parts],
  );
  const isOther = functionId?.id !== initialValues.functionId?.id;
  const belongs =
    !functionId || !parts ? functionId !== null : parts.some(({ id }) => id === subFunctionId?.id);
  const isStray = subFunctionId !== null && isOther && !belongs;
  useEffect(() => {
    if (isStray) void setFieldValue('subFunctionId', null);
  }, [isStray, setFieldValue]);
  return (
    <PickerField
      {...field}
      useOptions={useOptions}
      disabled={!functionId}
      {...(functionId ? {} : { hint: 'Choose a function first.' })}
    />
  );
};
