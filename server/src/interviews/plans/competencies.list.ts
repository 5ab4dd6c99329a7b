import sql from 'sql-template-tag';
import type { CompetencyFilter } from '../../../contract/interviews/plans/competency';
import {
  competencyMessages,
  competencyScores,
} from '../../../contract/interviews/plans/competency-constants';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

const name = sql`competency.name`;

export const competencyList: SelectableList<CompetencyFilter, 'id'> & WritableList = {
  kind: 'interview-competency',
  one: 'competency',
  many: 'competencies',
  field: 'id',
  from: sql`interview_competency competency`,
  key: sql`competency.id`,
  name,
  row: () =>
    toRowSql(sql`'id', competency.id, 'name', ${name}, 'meanings', to_json(competency.meanings),
      'version', competency.version`),
  search: () => name,
  sorts: { name: toNaturalOrder(name) },
  filters: { id: (ids) => sql`competency.id = any (${ids}::integer[])` },
  uses: [
    {
      kind: 'interview-plan',
      one: 'interview plan',
      many: 'interview plans',
      count: sql`(
        select count(*) from interview_plan plan cross join lateral (
          select rounds from interview_plan_rounds saved
          where saved.plan_id = plan.id order by saved.id desc limit 1) newest
        where newest.rounds @> jsonb_build_array(jsonb_build_object('competencies',
          jsonb_build_array(jsonb_build_object('id', competency.id)))))`,
    },
  ],
  exportColumns: {
    Competency: name,
    ...Object.fromEntries(
      competencyScores.map((score) => [
        `Score ${score}`,
        sql`competency.meanings[${score}::integer]`,
      ]),
    ),
  },
  record: {
    table: 'interview_competency',
    columns: { name: 'name', meanings: 'meanings' },
    unique: { name: competencyMessages.taken },
    storedAs: { meanings: (meanings: readonly string[]) => meanings.map((text) => text.trim()) },
  },
};
