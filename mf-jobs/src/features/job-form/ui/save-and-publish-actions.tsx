import { memo, useState } from 'react';
import { usePermission } from 'shared-auth';
import { Button, Popover } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { PublishConfirmation } from '../../../publishing/publish-confirmation';
import { PublishChoice } from './publish-choice';

interface Props {
  /** Ids of platforms where the job is live. */
  live: readonly number[];
  /** Called with the chosen platform ids before a save that publishes, and with `undefined` after it. */
  onPlatforms: (platforms: readonly number[] | undefined) => void;
}

type Form = Pick<
  ReturnType<typeof useFormikContext>,
  'submitForm' | 'validateForm' | 'isSubmitting'
>;

const MemoizedActions = memo((given: Props & Form) => {
  const { live, onPlatforms, submitForm, validateForm, isSubmitting } = given;
  const { reason, isForbidden } = usePermission('job:publish');
  const [chosen, setChosen] = useState(live);
  const [asking, setAsking] = useState(false);
  const save = (platforms: readonly number[]) => {
    onPlatforms(platforms);
    void submitForm().finally(() => onPlatforms(undefined));
  };
  const apply = async (platforms: readonly number[]) => {
    setChosen(platforms);
    const errors = await validateForm();
    if (Object.keys(errors).length > 0) void submitForm();
    else if (platforms.length === 0) save(platforms);
    else setAsking(true);
  };
  const button = (
    <Button isHidden={isForbidden} disabledReason={reason} busy={isSubmitting}>
      Save & Publish
    </Button>
  );
  return (
    <>
      {reason ? (
        button
      ) : (
        <Popover label="Platforms" trigger={button} align="end" width="300px">
          {(close) => (
            <PublishChoice
              before={chosen}
              isLive={live.length > 0}
              onCancel={close}
              onApply={(platforms) => {
                close();
                void apply(platforms);
              }}
            />
          )}
        </Popover>
      )}
      <PublishConfirmation
        open={asking}
        onConfirm={() => save(chosen)}
        onClose={() => setAsking(false)}
      />
    </>
  );
});

export const SaveAndPublishActions = (props: Props) => {
  const { submitForm, validateForm, isSubmitting } = useFormikContext();
  return <MemoizedActions {...props} {...{ submitForm, validateForm, isSubmitting }} />;
};
