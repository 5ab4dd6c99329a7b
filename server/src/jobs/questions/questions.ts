import { PageQuery } from '../../../contract/answer';
import {
  questionGroupShapes,
  QuestionsOfGroup,
  QuestionsOfGroupQuery,
} from '../../../contract/jobs/questions/question-group';
import { questionGroupCalls } from '../../../contract/jobs/questions/question-group.calls';
import { AnsweredQuestion, questionShapes } from '../../../contract/jobs/questions/question';
import { questionCalls } from '../../../contract/jobs/questions/question.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { readListPage } from '../../platform/lists/read-list-page';
import { createRecordSearch } from '../../platform/lists/record-search';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { toAnswerReader, createAnswerList, answerExport } from './answers.list';
import { questionGroupList } from './question-groups.list';
import { questionLookups } from './library-lookup';
import { isQuestionOfGroupSql, questionList } from './questions.list';

const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';

export const questionsDomain: Domain = {
  register: (app, { db }) => {
    registerRecords(app, db, {
      list: questionGroupList,
      calls: questionGroupCalls,
      shapes: questionGroupShapes,
      view: viewPermission,
      edit: editPermission,
      where: 'Questions, Question Group',
      part: {
        field: 'question',
        query: QuestionsOfGroupQuery,
        reply: QuestionsOfGroup,
        read: (id, query, actor) =>
          readListPage(
            db,
            { ...questionList, scope: () => [isQuestionOfGroupSql(id)] },
            query,
            actor,
          ),
      },
    });
    registerRecords(app, db, {
      list: questionList,
      calls: questionCalls,
      shapes: questionShapes,
      view: viewPermission,
      edit: editPermission,
      part: {
        field: 'answers',
        query: PageQuery,
        reply: AnsweredQuestion,
        read: (id, query, actor) =>
          readListPage(db, createAnswerList(id), query, toAnswerReader(actor)),
      },
    });
  },
  lookups: questionLookups,
  lists: [
    createExportedList(questionGroupList, {
      access: viewPermission,
      selection: questionGroupShapes.selection,
    }),
    createExportedList(questionList, {
      access: viewPermission,
      selection: questionShapes.selection,
    }),
    answerExport,
  ],
  searched: [
    createRecordSearch(questionGroupList, viewPermission, {
      ...{ route: 'setup.questions-of-group', list: 'setup.question-groups' },
    }),
    createRecordSearch(questionList, viewPermission, {
      ...{ route: 'setup.answers' },
    }),
  ],
  audiences: {
    [questionGroupList.kind]: permissionAudience(viewPermission),
    [questionList.kind]: permissionAudience(viewPermission),
  },
};
