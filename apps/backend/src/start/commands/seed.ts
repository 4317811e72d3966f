// Imports the demo content into an empty database: npm run seed -w apps/backend

import './plain-errors.ts';
import { log } from '../../platform/observability/log.ts';
import { ensureAdministrator } from '../../plugins/accounts/first-administrator.ts';
import { startPrices } from '../../plugins/prices/start.ts';
import { ContentProblem } from '../../seed/problem.ts';
import { seedWhenEmpty } from '../../seed/seed-when-empty.ts';
import { openDatabase } from '../open-database.ts';
import { requireDatabase } from '../operations/stored-database.ts';

try {
	await requireDatabase();
	const payload = await openDatabase({ mayCreate: false });
	await ensureAdministrator(payload);
	const isImported = await seedWhenEmpty(payload);
	if (!isImported) log.info('The database already has content; nothing was imported');
	await startPrices(payload);
	process.exit(0);
} catch (cause) {
	if (cause instanceof ContentProblem)
		log.fatal({ reason: cause.message }, 'The content is faulty');
	else log.fatal({ err: cause }, 'The import failed');
	process.exit(1);
}
