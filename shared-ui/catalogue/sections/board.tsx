import { useState } from 'react';
import { Text } from '../../src';
import { Board, Column, MovedCard, Placed, StillCard, type BoardThing } from '../../src/board';
import { demo, type Section, state } from '../demo';
import { arabicText } from '../words';

const stages = [
  { id: 'screening', name: 'Screening', colour: '#2563a8' },
  { id: 'interview', name: 'Interview', colour: '#2a7440' },
  { id: 'offer', name: 'Offer', note: 'From an earlier pipeline', isClosed: true },
];

const people: BoardThing[] = [
  { id: 1, name: 'Asha Rao', columnId: 'screening' },
  { id: 2, name: arabicText, columnId: 'screening' },
  { id: 3, name: 'Dev Menon', columnId: 'interview' },
];

const Applicants = () => {
  const [things, setThings] = useState(people);
  const [shown, setShown] = useState('screening');
  const of = (columnId: string) => things.filter((thing) => thing.columnId === columnId);
  return (
    <Board<BoardThing>
      label="Applicants by stage"
      columnLabel="Stage"
      columns={stages.map((stage) => ({ ...stage, count: of(stage.id).length }))}
      shown={shown}
      onShow={setShown}
      onMove={({ id }, columnId) =>
        setThings(things.map((thing) => (thing.id === id ? { ...thing, columnId } : thing)))
      }
      drawColumn={(column) => (
        <Column
          key={column.id}
          column={column}
          empty="Nobody is here."
          pageSize={20}
          drawPage={(_, places) =>
            places.map((place) => {
              const thing = of(column.id)[place.index];
              return thing ? (
                <Placed key={thing.id} place={place} of={column.count}>
                  <MovedCard thing={thing}>
                    <Text>{thing.name}</Text>
                  </MovedCard>
                </Placed>
              ) : null;
            })
          }
        />
      )}
    />
  );
};

export const board: Section = {
  id: 'board',
  title: 'Board',
  demos: [
    demo(
      'Board Column Placed MovedCard StillCard',
      'Cards are dragged by pointer, or taken with Space on their grip and moved with the arrow keys; one column at a time on a phone.',
      state('Three stages, one closed', Applicants, true),
      state('Cards that stay', () => (
        <>
          <StillCard>Asha Rao</StillCard>
          <StillCard state="coming">Dev Menon</StillCard>
          <StillCard state="away">Meera Iyer</StillCard>
        </>
      )),
    ),
  ],
};
