import {
  parts,
  type StarterPart,
} from '../../../contract/console/getting-started/getting-started-constants';
import type {
  OfferedPart,
  StarterChoice,
  StarterSet,
} from '../../../contract/console/getting-started/getting-started';
import { groupCalls } from '../../../contract/company/groups/group.calls';
import { pipelineCalls } from '../../../contract/jobs/pipelines/pipeline.calls';
import { stageCalls } from '../../../contract/jobs/pipelines/stage.calls';
import { statusCalls } from '../../../contract/jobs/pipelines/status.calls';
import { priorityCalls } from '../../../contract/jobs/priorities/priority.calls';
import { questionCalls } from '../../../contract/jobs/questions/question.calls';
import { questionGroupCalls } from '../../../contract/jobs/questions/question-group.calls';
import { sourceCalls } from '../../../contract/applicants/sources/source.calls';
import type { Actor } from '../../platform/access/actor';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { takeAdvisoryLock } from '../../platform/db/locks';
import { groupList } from '../../company/groups/groups.list';
import { insertRecord, type WritableList } from '../../platform/lists/record-table';
import { pipelineList } from '../../jobs/pipelines/pipelines.list';
import { stageList } from '../../jobs/pipelines/stages.list';
import { statusList } from '../../jobs/pipelines/statuses.list';
import { priorityList } from '../../jobs/priorities/priorities.list';
import { questionGroupList } from '../../jobs/questions/question-groups.list';
import { questionList } from '../../jobs/questions/questions.list';
import { getReferralSetting } from '../../referrals/referral-rules/get-referral-setting';
import { slabList } from '../../referrals/referral-rules/slabs.list';
import { sourceList } from '../../applicants/sources/sources.list';
import { addMissingRecords, readIdsByName, withAnnouncedRecordKinds } from './add-missing-records';
import { addStarterReferralRules } from './starter-referrals';
import {
  starterGroup,
  starterPipeline,
  starterPriorities,
  starterQuestionGroup,
  starterSlabName,
  sources,
} from './starter-data';

const addPipeline = async (tx: Transaction, actor: Actor): Promise<number> => {
  const stageBodies: [string, object][] = [];
  let created = 0;
  for (const { name, colour, statuses } of starterPipeline.stages) {
    const bodies = Object.entries(statuses).map(
      ([status, category]) => [status, { name: status, category }] as const,
    );
    const added = await addMissingRecords(
      tx,
      actor,
      withAnnouncedRecordKinds(statusList, statusCalls),
      bodies,
    );
    created += added.created.length;
    stageBodies.push([name, { name, colour, statusId: added.ids }]);
  }
  const stages = await addMissingRecords(
    tx,
    actor,
    withAnnouncedRecordKinds(stageList, stageCalls),
    stageBodies,
  );
  const { name } = starterPipeline;
  const body = { name, stageId: stages.ids };
  const one = await addMissingRecords(
    tx,
    actor,
    withAnnouncedRecordKinds(pipelineList, pipelineCalls),
    [[name, body]],
  );
  return created + stages.created.length + one.created.length;
};

const addSources = async (tx: Transaction, actor: Actor): Promise<number> => {
  const bodies = Object.entries(sources).map(
    ([identifier, source]) => [source, { source, identifier }] as const,
  );
  return (
    await addMissingRecords(tx, actor, withAnnouncedRecordKinds(sourceList, sourceCalls), bodies)
  ).created.length;
};

const addQuestions = async (tx: Transaction, actor: Actor): Promise<number> => {
  const { name, description, questions } = starterQuestionGroup;
  const groups = withAnnouncedRecordKinds(questionGroupList, questionGroupCalls);
  const body = { questionGroupName: name, description, status: 1 };
  const { created } = await addMissingRecords(tx, actor, groups, [[name, body]]);
  const [questionGroupId] = created;
  if (questionGroupId === undefined) return 0;
  const list = withAnnouncedRecordKinds(questionList, questionCalls);
  // The same question may exist in several groups.
  for (const question of questions)
    await insertRecord(tx, list, actor, { questionGroupId, question, status: 1 });
  return 1 + questions.length;
};

const addPriorities = async (tx: Transaction, actor: Actor): Promise<number> => {
  const bodies = starterPriorities.map((name) => [name, { name, status: 1 }] as const);
  const list = withAnnouncedRecordKinds(priorityList, priorityCalls);
  return (await addMissingRecords(tx, actor, list, bodies)).created.length;
};

const addGroup = async (tx: Transaction, actor: Actor): Promise<number> => {
  const { name, description } = starterGroup;
  const body = {
    groupName: name,
    groupDescription: description,
    activeStatus: 1,
    enableReferralChat: 1,
    members: [actor.userId],
  };
  const list = withAnnouncedRecordKinds(groupList, groupCalls);
  return (await addMissingRecords(tx, actor, list, [[name, body]])).created.length;
};

interface StarterPartDefinition {
  add: (tx: Transaction, actor: Actor, choice: StarterChoice) => Promise<number>;
  list: WritableList;
  names: readonly string[];
  about?: Pick<OfferedPart, 'stages' | 'questions'>;
}

const starterPartDefinitions: Record<StarterPart, StarterPartDefinition> = {
  pipeline: {
    add: addPipeline,
    list: pipelineList,
    names: [starterPipeline.name],
    about: {
      stages: starterPipeline.stages.map(({ statuses, ...stage }) => ({
        ...stage,
        statuses: Object.entries(statuses).map(([name, category]) => ({ name, category })),
      })),
    },
  },
  sources: { add: addSources, list: sourceList, names: Object.values(sources) },
  questions: {
    add: addQuestions,
    list: questionGroupList,
    names: [starterQuestionGroup.name],
    about: { questions: starterQuestionGroup.questions },
  },
  priorities: { add: addPriorities, list: priorityList, names: starterPriorities },
  group: { add: addGroup, list: groupList, names: [starterGroup.name] },
  referrals: { add: addStarterReferralRules, list: slabList, names: [starterSlabName] },
};

export const readStarterSet = async (db: Db, { grants }: Actor): Promise<StarterSet> => {
  const { paymentReleaseInDays: releaseDays } = await getReferralSetting(db, undefined);
  const open = parts.filter((part) => part !== 'referrals' || grants.has('setup:edit-referral'));
  return Promise.all(
    open.map(async (part) => {
      const { list, names: all, about } = starterPartDefinitions[part];
      const { idOf } = await readIdsByName(db, list);
      const names = all.filter((name) => idOf(name) === undefined);
      const more = part === 'referrals' ? { releaseDays } : about;
      return { part, names, stands: names.length === 0, ...more };
    }),
  );
};

/**
 * Creates the missing records of the chosen parts, all or none; returns the number of added records per part.
 */
export const createStarterSet = (
  db: Database,
  actor: Actor,
  choice: StarterChoice,
): Promise<Record<string, number>> =>
  db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'starter-set');
    const created: Record<string, number> = {};
    for (const part of new Set(choice.part))
      created[part] = await starterPartDefinitions[part].add(tx, actor, choice);
    return created;
  });
