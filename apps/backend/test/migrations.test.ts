import { expect, it } from 'vitest';
import { missingMigrations } from '../src/database/missing-migrations.ts';
import { openDatabase } from '../src/starting/open-database.ts';

it('the migrations make what every field needs', async () => {
	expect(await missingMigrations(await openDatabase())).toEqual([]);
});
