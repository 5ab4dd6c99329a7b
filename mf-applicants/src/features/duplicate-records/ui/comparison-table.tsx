import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { Box, formatPersonName } from 'shared-ui';
import { useCompanyDays } from '../../../application/use-company-days';
import { comparePair } from '../comparison.rule';
import { PersonValue } from './person-value';
import { PersonApplications } from './person-applications';
import { ComparisonVerdictMark } from './verdict-mark';

const cellStyles = {
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: '2',
    px: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
  '& tr:last-child > *': { borderBottomWidth: '0' },
  '& th': { fontWeight: 550 },
  '& tbody th': { ps: '0', color: 'ink2', fontWeight: 400, textStyle: 'small' },
  '& [data-differs] td': { bg: 'hover' },
} as const;

export const ComparisonTable = ({ pair, label }: { pair: DuplicatePair; label: string }) => {
  const { dayAt } = useCompanyDays();
  const people = [pair.first, pair.second];
  return (
    <Box as="table" width="full" tableLayout="fixed" css={cellStyles} aria-label={label}>
      <colgroup>
        <Box as="col" width={{ base: '88px', md: '150px' }} />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          {people.map((person) => (
            <th key={person.personId} scope="col">
              {formatPersonName(person) || 'No name'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparePair(pair).map(({ id, label: name, first, second, verdict }) => (
          <tr key={id} data-differs={verdict === 'differs' || undefined}>
            <th scope="row">
              <span>{name}</span>
              <ComparisonVerdictMark verdict={verdict} />
            </th>
            <td>
              <PersonValue value={first} isWithheld={verdict === 'withheld'} />
            </td>
            <td>
              <PersonValue value={second} isWithheld={verdict === 'withheld'} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">First seen</th>
          {people.map((person) => (
            <td key={person.personId}>{dayAt(person.created_at)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Applications</th>
          {people.map((person) => (
            <td key={person.personId}>
              <PersonApplications person={person} />
            </td>
          ))}
        </tr>
      </tbody>
    </Box>
  );
};
