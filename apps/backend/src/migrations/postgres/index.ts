import * as migration_20261124_201650_initial from './20261124_201650_initial.ts';

export const migrations = [
  {
    up: migration_20261124_201650_initial.up,
    down: migration_20261124_201650_initial.down,
    name: '20261124_201650_initial'
  },
];
