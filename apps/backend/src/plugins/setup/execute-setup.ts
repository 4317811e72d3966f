import { readSiteOptions } from '@website/contracts/site-options';
import { createLocalReq, type Payload } from 'payload';
import { writeSiteOptions } from '../../documents/site-options/write-site-options.ts';
import { writeSetupState } from '../../platform/database/setup-state.ts';
import { processMemory } from '../../platform/process-memory.ts';
import type { SiteAnswers } from './answers/site-answers.ts';

type OwnAnswers = Exclude<SiteAnswers, { start: 'demo' }>;

/** Imports what the site begins with: everything or, with a fault anywhere, nothing. */
export type ImportStart = (payload: Payload, answers: SiteAnswers) => Promise<void>;

const work = processMemory('setup', () => ({ isRunning: false }));

/** A set-up is being carried out already. */
export class SetupRunning extends Error {
	override name = 'SetupRunning';
	override message = 'The set-up is running already';
}

/**
 * Carries out the answers and closes the set-up. All content is imported or none, so that an interrupted set-up is carried out again.
 * Throws SetupRunning while another call is at it.
 */
export async function executeSetup(
	payload: Payload,
	answers: SiteAnswers,
	importStart: ImportStart,
): Promise<void> {
	if (work().isRunning) throw new SetupRunning();
	work().isRunning = true;
	try {
		if (answers.start !== 'demo') await writeOptions(payload, answers);
		const { totalDocs } = await payload.count({ collection: 'pages' });
		if (totalDocs === 0) await importStart(payload, answers);
		if (answers.start !== 'demo') await writeBrand(payload, answers);
		await writeSetupState(payload, { state: 'done', isDemo: answers.start === 'demo', ticked: [] });
		payload.logger.info({ start: answers.start }, 'Set-up finished');
	} finally {
		work().isRunning = false;
	}
}

/** Before the first pages, so that their addresses are those of the chosen default language. */
async function writeOptions(
	payload: Payload,
	{ languages, defaultLanguage, currencies }: OwnAnswers,
): Promise<void> {
	const options = readSiteOptions({ languages, currencies });
	await writeSiteOptions(await createLocalReq({}, payload), {
		...options,
		defaultLanguage: defaultLanguage ?? languages[0] ?? options.defaultLanguage,
	});
}

async function writeBrand(
	payload: Payload,
	{ name, logo, accent, secondary, languages }: OwnAnswers,
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
