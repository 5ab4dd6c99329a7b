import type { StatusOptions } from 'server/contract/applicants/applications/application-status';
import { messages } from 'server/contract/messages';
import { Box, Flex, Notice, Text } from 'shared-ui';

export const DifferentPipelinesNotice = ({ reason, pipelines }: StatusOptions) => (
  <>
    <Notice
      tone="wait"
      title="These applicants cannot be moved together"
      words={reason ?? messages.status.differentPipelines}
    />
    <Box as="ul" aria-label="Applicants by pipeline" mt="3">
      {pipelines.map(({ id, name, applications }) => (
        <Flex
          as="li"
          key={`${id ?? 'none'} ${name ?? ''}`}
          gap="3"
          justify="space-between"
          py="2"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <Text as="span" overflowWrap="anywhere">
            {name ?? 'Without a hiring process'}
          </Text>
          <Text as="span" tone="second" fontVariantNumeric="tabular-nums">
            {applications}
          </Text>
        </Flex>
      ))}
    </Box>
  </>
);
