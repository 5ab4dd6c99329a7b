import {
  DateField,
  SelectField,
  StatusField,
  TextAreaField,
  useFormikContext,
} from 'shared-ui/forms';
import { listStageStatuses, type MoveOptions } from './move-options';
import { formatReopenText } from './format-reopen-text';
import { ReasonField } from './reason-field';
import { ResetOnStageChange } from './reset-on-stage-change';
import { isHiredStatus, type StatusValues } from './status-values';

export const StatusFields = ({ options }: { options: MoveOptions }) => {
  const { values } = useFormikContext<StatusValues>();
  const { withoutHiringProcess, stages, reopen } = options;
  return (
    <>
      {withoutHiringProcess ? null : (
        <>
          <ResetOnStageChange />
          <SelectField
            name="stageId"
            label="Stage"
            required
            placeholder="Choose a stage"
            {...(reopen && { hint: formatReopenText(reopen.stage) })}
            options={stages.map(({ id, name }) => ({
              value: String(id),
              label: name,
              disabled: reopen ? id !== reopen.stageId : false,
            }))}
          />
        </>
      )}
      <StatusField
        name="statusId"
        label="Status"
        required
        placeholder={
          withoutHiringProcess || values.stageId ? 'Choose a status' : 'Choose a stage first'
        }
        options={listStageStatuses(options, values.stageId).map(({ id, name, category }) => ({
          value: String(id),
          label: name,
          category,
        }))}
      />
      {isHiredStatus(options, values) ? (
        <DateField name="joiningDate" label="Joining Date" order="month-first" required />
      ) : null}
      <ReasonField options={options} />
      <TextAreaField name="comment" label="Comment" rows={4} maxLength={2_000} />
    </>
  );
};
