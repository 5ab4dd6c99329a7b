// A test that fills and counts a database takes a while where the machine is busy.
jest.setTimeout(60_000);
