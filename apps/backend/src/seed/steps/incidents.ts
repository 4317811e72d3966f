import type { LocaleCode } from '@website/contracts/locales';
import type { z } from 'zod';
import type { Incident } from '../../payload-types.ts';
import { create, type Importer, update } from '../importer.ts';
import { incidentFile } from '../schemas.ts';

type IncidentFile = z.infer<typeof incidentFile>;

/** The data of an incident in one locale; stored steps keep their ids. */
function inLanguage(file: IncidentFile, locale: LocaleCode, existing: Incident | undefined) {
	const steps = file.steps.map(({ text, ...shared }, at) => {
		const id = existing?.steps?.[at]?.id;
		return { ...shared, ...(id ? { id } : {}), text: text[locale] };
	});
	return { title: file.title[locale], steps, _status: 'published' };
}

/** Imports incidents, each from a file with its texts in all locales. */
export async function importIncidents(importer: Importer): Promise<void> {
	for (const name of importer.files.list('incidents')) {
		const path = `incidents/${name}`;
		const file = importer.files.yaml(path, incidentFile);
		const { startedAt, impact, parts } = file;
		let existing: Incident | undefined;
		for (const locale of importer.locales) {
			const data = inLanguage(file, locale, existing);
			if (existing) await update(importer, 'incidents', existing.id, locale, path, data);
			else {
				const first = { startedAt, impact, parts, ...data };
				existing = await create(importer, 'incidents', locale, path, first);
			}
		}
	}
}
