import { keyOf } from '../files.ts';
import { create, type Importer, update } from '../importer.ts';
import { countryGuideFile } from '../schemas.ts';

/** Imports country guides, each from a file that is named by the country code and has its texts in all locales. */
export async function importCountryGuides(importer: Importer): Promise<void> {
	const { files } = importer;
	for (const name of files.list('countries')) {
		const path = `countries/${name}`;
		const { senderTypes, checkedOn, ...texts } = files.yaml(path, countryGuideFile);
		const country = keyOf(name).toUpperCase();
		let id: number | undefined;
		for (const locale of importer.locales) {
			const data = Object.fromEntries(
				Object.entries(texts).map(([field, text]) => [field, text[locale]]),
			);
			if (id !== undefined) await update(importer, 'country-guides', id, locale, path, data);
			else {
				const first = { country, senderTypes, checkedOn, ...data };
				({ id } = await create(importer, 'country-guides', locale, path, first));
			}
		}
	}
}
