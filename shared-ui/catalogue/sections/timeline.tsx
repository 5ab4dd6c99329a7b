import { StageStrip, StageTimeline, StateMark, type TimelineStage } from '../../src/timeline';
import { demo, type Section, state } from '../demo';
import { arabicText } from '../words';

const way: TimelineStage[] = [
  {
    id: 1,
    name: 'Screening',
    colour: '#2563a8',
    state: 'past',
    statuses: [
      {
        id: 1,
        name: 'To-be-start',
        category: 'start',
        state: 'past',
        note: '02/11/2026, Asha Verma',
      },
      {
        id: 101,
        name: 'Shortlisted',
        category: 'active',
        state: 'past',
        note: '04/11/2026, Asha Verma: strong in sourcing',
      },
      { id: 2, name: 'Rejected', category: 'rejected', state: 'notVisited' },
    ],
  },
  {
    id: 2,
    name: 'Written test',
    colour: '#a34a08',
    state: 'notVisited',
    statuses: [{ id: 102, name: 'Invited', category: 'active', state: 'notVisited' }],
  },
  {
    id: 3,
    name: 'Interview',
    colour: '#2a7440',
    state: 'present',
    statuses: [
      { id: 103, name: 'Invited', category: 'active', state: 'past' },
      {
        id: 104,
        name: 'In progress',
        category: 'active',
        state: 'present',
        isCurrent: true,
        note: '12/11/2026, Ravi Kumar',
      },
      { id: 2, name: 'Rejected', category: 'rejected', state: 'notVisited' },
    ],
  },
  {
    id: 4,
    name: 'Offer',
    colour: null,
    state: 'future',
    statuses: [{ id: 19, name: 'Offer released', category: 'hired', state: 'future' }],
  },
];

const plain: TimelineStage[] = way.map(({ state: _, ...stage }) => ({
  ...stage,
  count: stage.statuses.length * 12,
  statuses: stage.statuses.map(({ id, name, category }) => ({
    id,
    name,
    category,
    count: 12,
    to: '#timeline',
  })),
}));

const many: TimelineStage[] = Array.from({ length: 12 }, (_, at) => ({
  id: at,
  name: at === 2 ? arabicText : `Round number ${String(at + 1)}`,
  colour: '#7f5f9f',
  statuses: [],
}));

export const timeline: Section = {
  id: 'timeline',
  title: 'Timeline',
  demos: [
    demo(
      'StageTimeline',
      'Names over 10 characters are cut; the whole name is there on hover, on focus and when read out.',
      state('The way of an applicant', () => (
        <StageTimeline label="Way of Ravi Kumar" stages={way} />
      )),
      state('A pipeline with counts', () => (
        <StageTimeline label="Sales pipeline" stages={plain} />
      )),
      state('Right to left', () => (
        <div dir="rtl">
          <StageTimeline label={arabicText} stages={way.slice(0, 3)} />
        </div>
      )),
      state('Many stages', () => <StageTimeline label="Long pipeline" stages={many} />),
      state('Empty', () => <StageTimeline label="Empty pipeline" stages={[]} />),
    ),
    demo(
      'StageStrip',
      'One line, with the present stage in sight; it scrolls by arrow keys.',
      state('Of an applicant', () => (
        <StageStrip label="Stages of Ravi Kumar" stages={way} words="3 days" />
      )),
      state('Right to left', () => (
        <div dir="rtl">
          <StageStrip label={arabicText} stages={way} words="3" />
        </div>
      )),
      state('Many stages', () => <StageStrip label="Long pipeline" stages={many} words="" />),
    ),
    demo(
      'StateMark',
      'A stage beside its name; without a state, a spot of its colour.',
      state('Of a stage', () => <StateMark size="stage" colour="#2563a8" />),
      state('Of a stage in a list', () => <StateMark size="status" colour="#a34a08" />),
      state('Without a colour', () => <StateMark size="status" colour={null} />),
    ),
  ],
};
