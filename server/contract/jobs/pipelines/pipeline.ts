import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../../answer';
import { messages } from '../../messages';
import { Selection } from '../../selection';
import { mostParts } from './pipeline-constants';
import { Colour, StageName, StageRow } from './stage';

export const PipelineFilter = Type.Object({
  search: PageQuery.properties.search,
  stageId: Type.Optional(Id),
});
export type PipelineFilter = Static<typeof PipelineFilter>;

const { id, name, colour, status } = StageRow.properties;

/** `status` is absent for callers who may not view setup. */
const StageOfPipeline = Type.Object({
  id,
  name,
  colour,
  sequence: Type.Integer(),
  status: Type.Optional(status),
});
export type StageOfPipeline = Static<typeof StageOfPipeline>;

const PipelineRow = Type.Object({
  id: Id,
  name: Type.String(),
  stage: Type.Array(StageOfPipeline),
  keepEarlier: Type.Optional(Type.Integer()),
  version: Type.Integer(),
});
export type PipelineRow = Static<typeof PipelineRow>;

const PipelineRecord = Type.Object({
  ...PipelineRow.properties,
  keepEarlier: Type.Integer(),
});
export type PipelineRecord = Static<typeof PipelineRecord>;

const createNameSchema = (sentence: string) =>
  Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', 'x-sentence': sentence });
const PipelineName = createNameSchema(messages.setup.pipelineName);
const ProcessName = createNameSchema(messages.setup.processName);

/**
 * Request fields for the stages of a pipeline in order: ids in either field, or `stage` objects with a
 * `sequence`.
 */
const stageFields = {
  stage: Type.Optional(
    Type.Array(Type.Union([Id, Type.Object({ sequence: Type.Integer(), stageId: Id })]), {
      maxItems: mostParts,
    }),
  ),
  stageId: Type.Optional(Type.Array(Id, { maxItems: mostParts })),
};

const version = Type.Optional(Type.Integer());
const PipelineUpdate = Type.Object({ name: Type.Optional(PipelineName), ...stageFields, version });
export type PipelineUpdate = Static<typeof PipelineUpdate>;

const PipelineSelection = Selection('id', PipelineFilter);
export type PipelineSelection = Static<typeof PipelineSelection>;

export const pipelineShapes = {
  query: Type.Object({
    ...PageQuery.properties,
    ...PipelineFilter.properties,
    id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
    sort: Type.Optional(SortKey('name', 'id')),
  }),
  row: PipelineRow,
  record: PipelineRecord,
  create: Type.Object({ name: PipelineName, ...stageFields }),
  update: PipelineUpdate,
  selection: PipelineSelection,
};
export type PipelineShapes = {
  [Name in keyof typeof pipelineShapes]: Static<(typeof pipelineShapes)[Name]>;
};

/**
 * Shapes of hiring processes, which are pipelines that are created by name only; stages are added one by one.
 */
export const processShapes = {
  ...pipelineShapes,
  create: Type.Object({ name: ProcessName }),
  update: Type.Object({ name: Type.Optional(ProcessName), version }),
};
export type ProcessShapes = {
  [Name in keyof typeof processShapes]: Static<(typeof processShapes)[Name]>;
};

export const AddedStage = Type.Object({ name: StageName, colour: Colour });
export type AddedStage = Static<typeof AddedStage>;

export const PipelineIds = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 1_000 }),
});
export type PipelineIds = Static<typeof PipelineIds>;

const Named = Type.Object({ id: Id, name: Type.String() });

/** Preview of moving all open applications of a job to its current pipeline. */
export const Landing = Type.Object({
  applicants: Type.Integer(),
  /** Applications grouped by current stage; `to` is the target stage, which may be the same. */
  groups: Type.Array(Type.Object({ from: Named, applicants: Type.Integer(), to: Id })),
  stages: Type.Array(Named),
  version: Type.Integer(),
});
export type Landing = Static<typeof Landing>;

/**
 * Moves all open applications to the current pipeline. `expected` is the previewed number of applications;
 * stages absent from `landing` are mapped as previewed.
 */
export const MoveOver = Type.Object({
  expected: Type.Integer({ minimum: 0 }),
  landing: Type.Optional(Type.Array(Type.Object({ from: Id, to: Id }), { maxItems: mostParts })),
  version,
});
export type MoveOver = Static<typeof MoveOver>;

export const MovedOver = Type.Object({
  moved: Type.Integer(),
  undo: Type.Object({
    id: Type.String({ format: 'uuid' }),
    expiresAt: Type.String({ format: 'date-time' }),
  }),
});
export type MovedOver = Static<typeof MovedOver>;

export const MoveUndo = Type.Object({ id: Type.String({ format: 'uuid' }) });
export type MoveUndo = Static<typeof MoveUndo>;

/** Result of an undo: applications that have moved again since then are not moved back. */
export const MoveUndone = Type.Object({ back: Type.Integer() });
export type MoveUndone = Static<typeof MoveUndone>;
