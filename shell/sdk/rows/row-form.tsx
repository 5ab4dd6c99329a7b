import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Box, Flex, VisuallyHidden } from 'shared-ui';
import { FormFailure, useFormikContext } from 'shared-ui/forms';
import { RowButton } from 'shared-ui/table';
import { FormFrame, type FormModel } from '../forms';
import { leaveThen } from '../react';
import type { EditableColumn } from './column';
import { RowFields } from './row-fields';

interface Props<Values extends object, Row> {
  form: FormModel<Values, unknown>;
  label: string;
  columns: readonly EditableColumn<Row>[];
  isCard: boolean;
  note: ReactNode;
  removal: ReactNode;
  onEnd: () => void;
}

const SaveRowButton = () => {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <RowButton type="submit" does="save" label="Save" variant="main" busy={isSubmitting} />
      <VisuallyHidden aria-live="polite">{isSubmitting ? 'Saving.' : ''}</VisuallyHidden>
    </>
  );
};

export const RowForm = <Values extends object, Row>(props: Props<Values, Row>) => {
  const { form, label, columns, isCard, note, removal, onEnd } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(
    () => frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    [],
  );
  const cancel = () => void leaveThen(onEnd);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <Box ref={frame} role="group" aria-label={label} onKeyDown={leaveByKey}>
      <FormFrame model={form} inRow>
        <Box flex="1" minWidth="0">
          <RowFields columns={columns} isCard={isCard} />
          <Flex direction="column" gap="1" px={isCard ? '0' : '2.5'} mt="1">
            <FormFailure />
            {note}
          </Flex>
        </Box>
        <Flex
          gap="1"
          justify="flex-end"
          px={isCard ? '0' : '2.5'}
          pt="3px"
          // Prevents a blur of the field, which would show an error and move the buttons away
          // before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SaveRowButton />
          <RowButton does="cancel" label="Cancel" onClick={cancel} />
          {removal}
        </Flex>
      </FormFrame>
    </Box>
  );
};
