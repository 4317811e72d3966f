import * as migration_20261121_031135_initial from './20261121_031135_initial.ts';

export const migrations = [
  {
    up: migration_20261121_031135_initial.up,
    down: migration_20261121_031135_initial.down,
    name: '20261121_031135_initial'
  },
];
