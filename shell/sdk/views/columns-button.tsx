import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'shared-ui';
import type { ArrangeableColumn } from './arrangement.rule';
import type { ListArrangement } from './use-arrangement';

const ColumnsDialog = lazy(async () => ({
  default: (await import('./columns-dialog')).ColumnsDialog,
}));

interface ColumnsButtonProps extends ListArrangement {
  /** All columns of the list in declared order. */
  columns: readonly ArrangeableColumn[];
}

export const ColumnsButton = (props: ColumnsButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const measureWidth = (id: string): number | undefined =>
    button.current?.closest('section')?.querySelector<HTMLElement>(`th[data-column="${id}"]`)
      ?.offsetWidth;
  return (
    <>
      <Button ref={button} size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Columns
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ColumnsDialog {...props} measureWidth={measureWidth} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
