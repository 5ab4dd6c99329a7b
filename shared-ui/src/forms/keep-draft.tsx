import { Box } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Button } from '../action/button';
import { listFocusableElements } from '../layer/focusable';
import { Notice } from '../state/notice';
import { restoreDraftValues, replaceFilesByNames } from './draft-files';

interface Props<Values extends object> {
  draft: Partial<Values> | undefined;
  /** Called on every unsaved change with the values, without files. */
  onKeep: (values: Values) => void;
  onDiscard: () => void;
}

const describeUnstoredFiles = (files: readonly string[]) =>
  files.length > 0 ? `Files are not kept. Choose ${files.join(', ')} again.` : undefined;

export const KeepDraft = <Values extends object>({ draft, onKeep, onDiscard }: Props<Values>) => {
  const { values, dirty, initialValues, setValues, resetForm } = useFormikContext<Values>();
  const place = useRef<HTMLDivElement>(null);
  const wasDirty = useRef(false);
  const restored = useMemo(
    () => (draft ? restoreDraftValues(initialValues, draft) : undefined),
    [draft, initialValues],
  );

  const restore = useEffectEvent(() => {
    if (restored) void setValues(restored.values);
  });
  useEffect(() => restore(), []);

  const follow = useEffectEvent(() => {
    if (dirty) onKeep(replaceFilesByNames(values));
    else if (wasDirty.current) onDiscard();
    wasDirty.current = dirty;
  });
  useEffect(() => follow(), [values, dirty]);

  const discard = () => {
    const form = place.current?.closest('form');
    const next =
      form && listFocusableElements(form).find((element) => !place.current?.contains(element));
    resetForm();
    onDiscard();
    next?.focus();
  };

  if (!restored || (!dirty && restored.files.length === 0)) return null;
  return (
    <Box ref={place} mb="4">
      <Notice
        title="Your draft was kept."
        words={describeUnstoredFiles(restored.files)}
        action={
          <Button size="sm" onClick={discard}>
            Discard
          </Button>
        }
      />
    </Box>
  );
};
