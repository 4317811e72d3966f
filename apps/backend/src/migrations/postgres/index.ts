import * as migration_20261124_201650_initial from './20261124_201650_initial.ts';
import * as migration_20261127_054603_removals from './20261127_054603_removals.ts';
import * as migration_20261128_075355_last_changed_by from './20261128_075355_last_changed_by.ts';
import * as migration_20261129_054232_saved_sections from './20261129_054232_saved_sections.ts';
import * as migration_20261129_092930_plans_to_releases from './20261129_092930_plans_to_releases.ts';
import * as migration_20261129_194059_form_webhooks from './20261129_194059_form_webhooks.ts';

export const migrations = [
  {
    up: migration_20261124_201650_initial.up,
    down: migration_20261124_201650_initial.down,
    name: '20261124_201650_initial',
  },
  {
    up: migration_20261127_054603_removals.up,
    down: migration_20261127_054603_removals.down,
    name: '20261127_054603_removals',
  },
  {
    up: migration_20261128_075355_last_changed_by.up,
    down: migration_20261128_075355_last_changed_by.down,
    name: '20261128_075355_last_changed_by',
  },
  {
    up: migration_20261129_054232_saved_sections.up,
    down: migration_20261129_054232_saved_sections.down,
    name: '20261129_054232_saved_sections',
  },
  {
    up: migration_20261129_092930_plans_to_releases.up,
    down: migration_20261129_092930_plans_to_releases.down,
    name: '20261129_092930_plans_to_releases',
  },
  {
    up: migration_20261129_194059_form_webhooks.up,
    down: migration_20261129_194059_form_webhooks.down,
    name: '20261129_194059_form_webhooks'
  },
];
