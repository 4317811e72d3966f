import { brand } from '../../model/globals/brand.ts';
import { callToAction } from '../../model/globals/call-to-action.ts';
import { footer } from '../../model/globals/footer.ts';
import { header } from '../../model/globals/header.ts';
import { siteSettings } from '../../model/globals/site-settings.ts';
import { fill } from '../fill.ts';
import { type Importer, updateGlobal } from '../importer.ts';
import { globalFile } from '../schemas.ts';

const globals = [
	['header', header],
	['footer', footer],
	['call-to-action', callToAction],
	['site-settings', siteSettings],
	['brand', brand],
] as const;

export async function importGlobals(importer: Importer): Promise<void> {
	for (const [slug, { fields }] of globals) {
		const file = `globals/${slug}.yaml`;
		if (!importer.files.has(file)) continue;
		const texts = importer.files.yaml(file, globalFile);
		for (const locale of importer.locales) {
			const source = texts[locale];
			if (!source) continue;
			const place = { file, field: locale };
			const data = fill(fields, source, importer.keys, place);
			await updateGlobal(importer, slug, locale, file, { ...data, _status: 'published' });
		}
	}
}
