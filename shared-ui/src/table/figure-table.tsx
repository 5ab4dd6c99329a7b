import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { withFixedStyles } from '../layout/with-fixed-styles';
import { noValueText } from '../mark/no-value-text';
import { useNarrowTable } from './use-narrow-table';

const StyledFigureTable = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      py: '2',
      px: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
      textAlign: 'start',
      overflowWrap: 'break-word',
    },
    '& thead th': {
      fontWeight: 500,
      color: 'ink2',
      textStyle: 'small',
      verticalAlign: 'bottom',
    },
    '& tbody th': { fontWeight: 500 },
    '& [data-figure]': { textAlign: 'end' },
    '& td[data-figure]': { whiteSpace: 'nowrap' },
    '& a': { color: 'accent', textUnderlineOffset: '3px' },
    '& a:hover': { textDecoration: 'underline' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
  },
});

interface Column {
  name: string;
  isFigure: boolean;
  /** On narrow screens the value is shown below the name of its row. */
  isDetail?: boolean;
}

interface PositionedColumn extends Column {
  at: number;
}

interface FigureLine {
  key: string | number;
  cells: readonly ReactNode[];
}

interface Props {
  label: string;
  columns: readonly Column[];
  lines: readonly FigureLine[];
}

const CellDetails = withFixedStyles('div', { textStyle: 'small', color: 'ink2', fontWeight: 400 });

const renderDetails = (columns: readonly PositionedColumn[], cells: readonly ReactNode[]) =>
  columns
    .filter(({ at }) => cells[at] !== noValueText)
    .map(({ name, isFigure, at }, place) => (
      <Fragment key={name}>
        {place > 0 ? <span> · </span> : null}
        {isFigure ? <span>{`${name} `}</span> : null}
        <span>{cells[at]}</span>
      </Fragment>
    ));

export const FigureTable = ({ label, columns, lines }: Props) => {
  const isNarrow = useNarrowTable(false);
  const [named, ...others] = columns.map((column, at) => ({ ...column, at }));
  const detailed = isNarrow ? others.filter(({ isDetail }) => isDetail) : [];
  const shown = others.filter((column) => !detailed.includes(column));
  return (
    <StyledFigureTable aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{named?.name}</th>
          {shown.map(({ name, isFigure }) => (
            <th key={name} scope="col" data-figure={isFigure || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, cells }) => (
          <tr key={key}>
            <th scope="row">
              <span>{cells[0]}</span>
              {detailed.length > 0 ? (
                <CellDetails>{renderDetails(detailed, cells)}</CellDetails>
              ) : null}
            </th>
            {shown.map(({ name, isFigure, at }) => (
              <td key={name} data-figure={isFigure || undefined}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StyledFigureTable>
  );
};
