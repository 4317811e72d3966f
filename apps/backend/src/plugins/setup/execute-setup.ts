import { readSiteOptions } from '@website/contracts/site-options';
import { createLocalReq, type Payload } from 'payload';
import { hasAny, writeSetupState } from '../../platform/database/setup-state.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { writeSiteOptions } from '../languages/api.ts';
import type { SiteAnswers } from './site-answers.ts';

type NonDemoAnswers = Exclude<SiteAnswers, { start: 'demo' }>;

/** Imports the initial content; imports nothing if any of it fails. */
export type ImportStart = (payload: Payload, answers: SiteAnswers) => Promise<void>;

const progress = processMemory('setup', () => ({ isRunning: false }));

/** Another setup is running. */
export class SetupRunningError extends Error {
	override name = 'SetupRunningError';
	override message = 'The setup is already running';
}

/**
 * Runs the setup with the answers and closes it. The content is imported completely or not at all, so an interrupted setup can run again.
 * Throws `SetupRunningError` while another call is running.
 */
export async function executeSetup(
	payload: Payload,
	answers: SiteAnswers,
	importStart: ImportStart,
): Promise<void> {
	if (progress().isRunning) throw new SetupRunningError();
	progress().isRunning = true;
	try {
		if (answers.start !== 'demo') await writeOptions(payload, answers);
		if (!(await hasAny(payload, 'pages'))) await importStart(payload, answers);
		if (answers.start !== 'demo') await writeBrand(payload, answers);
		await writeSetupState(payload, { state: 'done', isDemo: answers.start === 'demo', ticked: [] });
		payload.logger.info({ start: answers.start }, 'Finished the setup');
	} finally {
		progress().isRunning = false;
	}
}

/** Runs before the first pages are imported, because their URLs depend on the default language. */
async function writeOptions(
	payload: Payload,
	{ languages, defaultLanguage, currencies, features }: NonDemoAnswers,
): Promise<void> {
	const options = readSiteOptions({ languages, currencies, features });
	await writeSiteOptions(await createLocalReq({}, payload), {
		...options,
		defaultLanguage: defaultLanguage ?? languages[0] ?? options.defaultLanguage,
	});
}

async function writeBrand(
	payload: Payload,
	{ name, logo, accent, secondary, languages }: NonDemoAnswers,
): Promise<void> {
	for (const locale of languages) {
		if (logo !== null)
			await payload.update({
				collection: 'media',
				id: logo,
				locale,
				data: { alt: name },
				depth: 0,
			});
		await payload.updateGlobal({
			slug: 'brand',
			locale,
			data: { name, logo, accent, secondary, _status: 'published' },
		});
	}
}
