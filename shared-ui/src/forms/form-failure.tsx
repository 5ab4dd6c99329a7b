import { useFormikContext } from 'formik';
import { Text } from '../layout/text';
import type { Failure } from './failure';

export const FormFailure = () => {
  const failure = useFormikContext().status as Failure | undefined;
  if (!failure || Object.keys(failure.fields).length > 0) return null;
  const { message, reference } = failure;
  return (
    <Text role="alert" size="sm" tone="bad">
      {reference ? `${message} Reference ${reference}` : message}
    </Text>
  );
};
