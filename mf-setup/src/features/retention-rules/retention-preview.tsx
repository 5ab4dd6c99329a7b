import { useState } from 'react';
import type {
  RetentionDraft,
  RetentionPreview,
} from 'server/contract/privacy/retention/retention-rule';
import { previewRetention } from 'server/contract/privacy/retention/retention-rule.calls';
import { useWrite } from 'shared-auth';
import { Box, Button, Notice, Stack, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { useRoute } from 'shell/sdk/react';
import { renderDate } from '../../setup/render-date';
import type { RetentionRuleValues } from './retention-values';

const toDraft = (values: RetentionRuleValues, id: number | undefined): RetentionDraft => ({
  ...(id !== undefined && { id }),
  name: values.name.trim() || 'This rule',
  outcome: values.outcome,
  countryId: values.country ? Number(values.country.id) : null,
  sourceId: values.source ? Number(values.source.id) : null,
  keepMonths: Number(values.keepMonths),
  isOn: values.isOn,
});

const count = (people: number): string => (people === 1 ? '1 applicant' : `${people} applicants`);

const PreviewText = ({ preview }: { preview: RetentionPreview }) => (
  <Stack gap="2" role="status">
    <Text fontWeight={550}>
      <span>{`With all rules, ${count(preview.people)} would be anonymised until `}</span>
      {renderDate(preview.until)}
      <span>{`, of them ${preview.byThisRule} by this rule.`}</span>
    </Text>
    {preview.sealed > 0 ? (
      <Text>{`Of ${count(preview.sealed)} the law of a country keeps the originals sealed.`}</Text>
    ) : null}
    {preview.onHold > 0 ? <Text>{`${count(preview.onHold)} on hold would stay.`}</Text> : null}
    <Box as="ul" ps="5" listStyleType="disc">
      {preview.first.map(({ applicationId, name, day, rule }) => (
        <Text as="li" key={applicationId}>
          <span>{`${name} (${applicationId}), `}</span>
          {renderDate(day)}
          <span>{`, ${rule}`}</span>
        </Text>
      ))}
    </Box>
    {preview.people > preview.first.length ? (
      <Text tone="second">{`And ${preview.people - preview.first.length} more.`}</Text>
    ) : null}
  </Stack>
);

export const RetentionPreviewPart = () => {
  const { values } = useFormikContext<RetentionRuleValues>();
  const { params } = useRoute();
  const { send } = useWrite(previewRetention);
  const [shown, setShown] = useState<{ of: RetentionRuleValues; preview: RetentionPreview }>();
  const [fault, setFault] = useState('');
  const id = Number(params.id);
  const ask = async () => {
    setFault('');
    try {
      const { data } = await send({ body: toDraft(values, Number.isInteger(id) ? id : undefined) });
      setShown({ of: values, preview: data });
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <Stack gap="3" alignItems="flex-start">
      <Button size="sm" onClick={ask}>
        Preview
      </Button>
      {fault ? <Notice tone="bad" title="There is no preview" words={fault} /> : null}
      {shown?.of === values ? <PreviewText preview={shown.preview} /> : null}
      {shown && shown.of !== values ? (
        <Text tone="second">The rule changed since. Preview again.</Text>
      ) : null}
    </Stack>
  );
};
