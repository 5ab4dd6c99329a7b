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
import { readPage } from '../../platform/lists/read-page';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { toAnswerReader, toQuestionAnswers, exportedAnswers } from './answers.list';
import { questionGroupList } from './question-groups.list';
import { isOfGroup, questionList } from './questions.list';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const questions: Domain = {
  register: (app, { db }) => {
    registerRecords(app, db, {
      list: questionGroupList,
      calls: questionGroupCalls,
      shapes: questionGroupShapes,
      view,
      edit,
      where: 'Questions, Question Group',
      part: {
        field: 'question',
        query: QuestionsOfGroupQuery,
        reply: QuestionsOfGroup,
        read: (id, query, actor) =>
          readPage(db, { ...questionList, scope: () => [isOfGroup(id)] }, query, actor),
      },
    });
    registerRecords(app, db, {
      list: questionList,
      calls: questionCalls,
      shapes: questionShapes,
      view,
      edit,
      part: {
        field: 'answers',
        query: PageQuery,
        reply: AnsweredQuestion,
        read: (id, query, actor) =>
          readPage(db, toQuestionAnswers(id), query, toAnswerReader(actor)),
      },
    });
  },
  lists: [
    createExportedList(questionGroupList, {
      access: view,
      selection: questionGroupShapes.selection,
    }),
    createExportedList(questionList, { access: view, selection: questionShapes.selection }),
    exportedAnswers,
  ],
  audiences: {
    [questionGroupList.kind]: permissionAudience(view),
    [questionList.kind]: permissionAudience(view),
  },
};
