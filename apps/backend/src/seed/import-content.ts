import { localeCodes } from '@website/contracts/locales';
import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../platform/transactions/in-transaction.ts';
import { ensureCountries } from '../plugins/prices/seed/countries.ts';
import { quietContext } from '../plugins/revalidation/api.ts';
import { ContentFiles, type ContentFilesOptions, keyOf } from './files.ts';
import { createInLocales, type Importer } from './importer.ts';
import { Keys } from './keys.ts';
import { countryGuideFile } from './schemas.ts';
import { importForms } from './steps/forms.ts';
import { importGlobals } from './steps/globals.ts';
import { importLists, importRedirects } from './steps/lists.ts';
import { importMedia } from './steps/media.ts';
import { createPages, fillPages } from './steps/pages.ts';
import { createPosts, fillPosts } from './steps/posts.ts';
import { importProducts } from './steps/products.ts';

/** Imports country guides, each from a file that is named by the country code and has its texts in all locales. */
async function importCountryGuides(importer: Importer): Promise<void> {
	const { files } = importer;
	for (const name of files.list('countries')) {
		const path = `countries/${name}`;
		const { senderTypes, checkedOn, ...texts } = files.yaml(path, countryGuideFile);
		const shared = { country: keyOf(name).toUpperCase(), senderTypes, checkedOn };
		await createInLocales(importer, 'country-guides', path, shared, (locale) =>
			Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text[locale]])),
		);
	}
}

/** The steps in order: the target of a link must exist before the link. */
const steps = [
	importMedia,
	importLists,
	createPages,
	createPosts,
	importProducts,
	importForms,
	importCountryGuides,
	fillPages,
	fillPosts,
	importGlobals,
	importRedirects,
];

/** Imports a folder of content in one transaction, completely or, after any error, not at all. */
export async function importContent(
	payload: Payload,
	folder: string,
	options: ContentFilesOptions = {},
): Promise<void> {
	// Products refer to countries of the price list.
	await ensureCountries(payload);
	const req = await createLocalReq({ context: { ...quietContext } }, payload);
	const importer: Importer = {
		payload,
		req,
		locales: options.locales ?? localeCodes,
		files: new ContentFiles(folder, options),
		keys: new Keys(),
	};
	await inTransaction(req, async () => {
		for (const step of steps) {
			const start = Date.now();
			await step(importer);
			payload.logger.debug({ step: step.name, ms: Date.now() - start }, 'Imported');
		}
	});
}
