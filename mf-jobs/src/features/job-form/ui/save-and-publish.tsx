import { memo, useState } from 'react';
import { usePermission } from 'shared-auth';
import { Button, Popover } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { PublishConfirmation } from '../../../publishing/publish-confirmation';
import { PublishChoice } from './publish-choice';

interface Props {
  /** Platforms that the job is live on. */
  live: readonly number[];
  /** Notes where the next save publishes. */
  onPlatforms: (platforms: readonly number[]) => void;
}

type Form = Pick<ReturnType<typeof useFormikContext>, 'submitForm' | 'validateForm'>;

const Drawn = memo(({ live, onPlatforms, submitForm, validateForm }: Props & Form) => {
  const { reason } = usePermission('job:publish');
  const [chosen, setChosen] = useState<number[]>([...live]);
  const [asking, setAsking] = useState(false);
  const save = () => {
    onPlatforms(chosen);
    void submitForm();
  };
  const apply = async () => {
    const errors = await validateForm();
    if (Object.keys(errors).length > 0) void submitForm();
    else if (chosen.length === 0) save();
    else setAsking(true);
  };
  const button = <Button disabledReason={reason}>Save & Publish</Button>;
  return (
    <>
      {reason ? (
        button
      ) : (
        <Popover label="Platforms" trigger={button} align="end" width="300px">
          {(close) => (
            <PublishChoice
              chosen={chosen}
              onChange={setChosen}
              isLive={live.length > 0}
              onCancel={close}
              onApply={() => {
                close();
                void apply();
              }}
            />
          )}
        </Popover>
      )}
      <PublishConfirmation open={asking} onConfirm={save} onClose={() => setAsking(false)} />
    </>
  );
});

/** Saves the job and publishes it on the chosen platforms, after a question. */
export const SaveAndPublish = (props: Props) => {
  const { submitForm, validateForm } = useFormikContext();
  return <Drawn {...props} submitForm={submitForm} validateForm={validateForm} />;
};
