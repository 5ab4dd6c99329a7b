import { Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { PlatformChoices } from '../../../publishing/platform-choices';
import type { Platform } from '../../../publishing/use-platforms';
import { describeWithdrawal } from '../describe-choice';

interface Values {
  platforms: number[];
}

interface Props {
  current: readonly Platform[];
  isBlocked: (values: Values) => boolean;
}

export const PlatformsField = ({ current, isBlocked }: Props) => {
  const { values, setFieldValue } = useFormikContext<Values>();
  return (
    <div>
      <PlatformChoices
        value={values.platforms}
        current={current}
        onChange={(platforms) => void setFieldValue('platforms', platforms)}
      />
      {values.platforms.length === 0 && !isBlocked(values) ? (
        <Text mt="3" tone="second" role="status">
          {describeWithdrawal(current)}
        </Text>
      ) : null}
    </div>
  );
};
