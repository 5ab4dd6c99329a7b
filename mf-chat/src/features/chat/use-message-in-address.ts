import { addressField, useAddressState } from 'shell/sdk/react';

const fields = { message: addressField.text() };

export const useMessageInAddress = (): number | undefined => {
  const [{ message }] = useAddressState(fields);
  return /^[1-9]\d{0,9}$/.test(message) ? Number(message) : undefined;
};
