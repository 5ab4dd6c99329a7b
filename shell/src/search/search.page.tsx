import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxHits, maxSearchLength } from 'server/contract/console/search/search-constants';
import type { SearchGroup, SearchHit } from 'server/contract/console/search/search';
import {
  Box,
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Link,
  Notice,
  PageHead,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from 'shared-ui';
import { resolve, useDocumentTitle, useShell } from '../../sdk/react';
import { useConsoleSearch } from './use-console-search';
import { resolveList } from './resolve-list';
import { useListTotals } from './use-list-totals';

const pageTitle = 'Search';

const HitLine = ({ hit }: { hit: SearchHit }) => {
  const { href } = resolve<Record<string, string>>(
    { to: hit.route, params: hit.params, search: hit.query },
    useShell(),
  );
  return href === undefined ? null : (
    <Box as="li" py="2" borderTopWidth="1px" borderColor="line">
      <Flex gap="3" wrap="wrap" align="baseline" justify="space-between">
        <Link to={href}>{hit.title}</Link>
        <Text as="span" size="sm" tone="third">
          {hit.detail}
        </Text>
      </Flex>
      {hit.reason ? (
        <Text size="sm" tone="second" dir="auto">
          {hit.reason}
        </Text>
      ) : null}
    </Box>
  );
};

const formatAll = ({ one, many }: SearchGroup, total: number | undefined): string => {
  if (total === undefined) return `All ${many} that match`;
  return total === 1 ? `This ${one} in its list` : `All ${total.toLocaleString('en')} ${many}`;
};

interface GroupCardProps {
  group: SearchGroup;
  text: string;
  /** Number of rows in the list with this search; undefined until it is counted. */
  total: number | undefined;
}

const GroupCard = ({ group, text, total }: GroupCardProps) => {
  const list = resolveList(group, text, useShell());
  return (
    <Card p="4">
      <Flex align="baseline" justify="space-between" gap="3" wrap="wrap" pb="1">
        <Heading textTransform="capitalize">{group.many}</Heading>
        {list && total !== 0 ? <Link to={list}>{formatAll(group, total)}</Link> : null}
      </Flex>
      <Box as="ul" listStyleType="none" m="0" p="0">
        {group.hits.map((hit) => (
          <HitLine key={`${hit.id} ${JSON.stringify(hit.query)}`} hit={hit} />
        ))}
      </Box>
    </Card>
  );
};

export const SearchPage = () => {
  useDocumentTitle(pageTitle);
  const [address, setAddress] = useSearchParams();
  const text = address.get('search') ?? '';
  const [typed, setTyped] = useState(text);
  const hidden = address.getAll('without');
  const { groups, failed, error, text: foundFor, retry } = useConsoleSearch(text, maxHits);
  const totals = useListTotals(groups, foundFor);
  const search = (next: string): void => {
    setTyped(next);
    setAddress(next.trim() ? { search: next } : {}, { replace: true });
  };
  const toggle = (kind: string): void => {
    const without = hidden.includes(kind)
      ? hidden.filter((one) => one !== kind)
      : [...hidden, kind];
    setAddress([['search', text], ...without.map((one) => ['without', one] as [string, string])], {
      replace: true,
    });
  };
  const wanted = text.trim();
  return (
    <>
      <PageHead title={pageTitle} words="Finds what you may see, in every part of the console." />
      <Box asChild mb="4" maxWidth="640px">
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <TextInput
            type="search"
            aria-label="Search everything"
            maxLength={maxSearchLength}
            value={typed}
            onChange={(event) => search(event.target.value)}
          />
        </form>
      </Box>
      {failed.length > 0 ? (
        <Notice tone="wait" title={`These could not be searched now: ${failed.join(', ')}.`} />
      ) : null}
      {error && foundFor === wanted ? (
        <ErrorState
          title="Nothing could be searched"
          words={error.message}
          reference={error.requestId}
          onRetry={retry}
        />
      ) : null}
      {groups.length > 1 ? (
        <Flex role="group" aria-label="Kinds" gap="4" wrap="wrap" mb="4">
          {groups.map(({ kind, many }) => (
            <Flex as="label" key={kind} gap="2" align="center">
              <Checkbox checked={!hidden.includes(kind)} onChange={() => toggle(kind)} />
              {many}
            </Flex>
          ))}
        </Flex>
      ) : null}
      <Stack gap="4" role="region" aria-label="Results" aria-busy={foundFor !== wanted}>
        {wanted !== '' && foundFor === '' ? <Skeleton height="200px" /> : null}
        {wanted !== '' && foundFor === wanted && groups.length === 0 && !error ? (
          <EmptyState
            title="Nothing found"
            words="Nothing that you may see holds all of these words. Try fewer words, or a part of one."
            action={<Button onClick={() => search('')}>Clear the search</Button>}
          />
        ) : null}
        {groups
          .filter(({ kind }) => !hidden.includes(kind))
          .map((group) => (
            <GroupCard
              key={group.kind}
              group={group}
              text={text}
              total={foundFor === wanted ? totals[group.kind] : undefined}
            />
          ))}
      </Stack>
    </>
  );
};
