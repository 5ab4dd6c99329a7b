import type {
  CompetencyScore,
  OwnScorecard,
} from 'server/contract/interviews/scorecards/scorecard';
import {
  maxScoreEvidenceLength,
  maxScorecardNotesLength,
  recommendationNames,
  interviewRecommendations,
} from 'server/contract/interviews/scorecards/scorecard-constants';
import { Box, Button, Flex, Notice, notify, Stack, Text } from 'shared-ui';
import { RadioGroup } from 'shared-ui/forms';
import { useCompanyDays } from '../../application/use-company-days';
import { ScorecardText } from './card-text';
import { useScorecard } from './use-scorecard';

type Competency = OwnScorecard['competencies'][number];

const stateTexts = {
  saved: 'Saved by itself. Nobody else reads it before you send it.',
  typing: 'Not saved yet',
  saving: 'Saving',
  failed: 'Not saved',
  stale: 'Not saved',
} as const;

interface CompetencyProps {
  competency: Competency;
  score: CompetencyScore;
  error: string | undefined;
  onChange: (score: CompetencyScore) => void;
}

const CompetencyFields = ({ competency, score, error, onChange }: CompetencyProps) => {
  const { id, name, meanings } = competency;
  return (
    <Stack gap="3">
      <RadioGroup
        id={`score-${id}`}
        label={name}
        options={meanings.map((meaning, place) => ({
          value: place + 1,
          label: `${place + 1}: ${meaning}`,
        }))}
        value={score.score ?? undefined}
        error={score.score === null ? error : undefined}
        onChoose={(value) => onChange({ ...score, score: value })}
        required
      />
      <ScorecardText
        label={`What you saw: ${name}`}
        value={score.evidence}
        maxLength={maxScoreEvidenceLength}
        rows={2}
        onChange={(evidence) => onChange({ ...score, evidence })}
      />
    </Stack>
  );
};

interface Props {
  stored: OwnScorecard;
  onReload: () => void;
}

export const ScorecardForm = ({ stored, onReload }: Props) => {
  const { draft, state, failure, change, save, send } = useScorecard(stored);
  const { momentAt } = useCompanyDays();
  const { competencies, sentAt } = stored;
  const scoreOf = (competencyId: number): CompetencyScore =>
    draft.scores.find((one) => one.competencyId === competencyId) ?? {
      ...{ competencyId, score: null, evidence: '' },
    };
  const setScore = (changed: CompetencyScore) =>
    change({
      scores: competencies.map(({ id }) => (id === changed.competencyId ? changed : scoreOf(id))),
    });
  const press = async () => {
    const isDone = sentAt === null ? await send() : await save();
    if (!isDone) return;
    notify.success(sentAt === null ? 'Your scorecard is sent' : 'Your scorecard is changed');
    onReload();
  };
  return (
    <Stack gap="5">
      {sentAt === null ? null : (
        <Text tone="second">
          <span>Sent on </span>
          {momentAt(sentAt)}
          <span>. You may change it; how it stood before is kept.</span>
        </Text>
      )}
      {competencies.map((competency) => (
        <CompetencyFields
          key={competency.id}
          competency={competency}
          score={scoreOf(competency.id)}
          error={failure?.fields?.scores}
          onChange={setScore}
        />
      ))}
      <RadioGroup
        id="recommendation"
        label="Do you recommend the applicant?"
        options={recommendationNames.map((value) => ({
          value,
          label: interviewRecommendations[value],
        }))}
        value={draft.recommendation ?? undefined}
        error={draft.recommendation === null ? failure?.fields?.recommendation : undefined}
        onChoose={(recommendation) => change({ recommendation })}
        required
      />
      <ScorecardText
        label="Notes"
        value={draft.notes}
        maxLength={maxScorecardNotesLength}
        rows={5}
        onChange={(notes) => change({ notes })}
      />
      {state === 'stale' ? (
        <Notice
          tone="bad"
          title="This card was changed in another tab"
          words="Copy what you typed here, then reload the page to see what is stored."
        />
      ) : null}
      {state === 'failed' ? (
        <Notice
          tone="bad"
          title="The card is not complete, or could not be saved"
          words={failure?.message ?? 'Your connection is lost. Press again once it is back.'}
        />
      ) : null}
      <Flex gap="3" alignItems="center" wrap="wrap">
        <Button variant="main" onClick={() => void press()}>
          {sentAt === null ? 'Send scorecard' : 'Save changes'}
        </Button>
        <Box role="status">
          <Text size="sm" tone="second">
            {sentAt === null ? stateTexts[state] : ''}
          </Text>
        </Box>
      </Flex>
    </Stack>
  );
};
