import type { LocaleCode } from '@website/contracts/locales';
import type { z } from 'zod';
import type { Form } from '../../payload-types.ts';
import { keyOf } from '../files.ts';
import { create, type Importer, update } from '../importer.ts';
import { type FormFile, formFile, type localizedText } from '../schemas.ts';

type Texts = z.infer<typeof localizedText>;
type Row = NonNullable<Form['fields']>[number];

/** The fields of a form in one locale; stored rows keep their ids. */
function rows(file: FormFile, locale: LocaleCode, existingRows: readonly Row[]) {
	const t = (texts: Texts | undefined) => texts?.[locale];
	return file.fields.map(({ label, help, choices, ...shared }, at) => {
		const existing = existingRows[at];
		return {
			...shared,
			...(existing?.id ? { id: existing.id } : {}),
			label: t(label),
			help: t(help),
			choices: choices.map(({ value, label: words }, place) => ({
				value,
				label: t(words),
				...(existing?.choices?.[place]?.id ? { id: existing.choices[place].id } : {}),
			})),
		};
	});
}

function texts(file: FormFile, locale: LocaleCode) {
	return {
		submitLabel: file.submitLabel[locale],
		consentText: file.consentText?.[locale],
		thanksHeading: file.thanksHeading[locale],
		thanksText: file.thanksText[locale],
	};
}

/** Imports forms by name, each from a file with its texts in all locales. */
export async function importForms(importer: Importer): Promise<void> {
	const { files, keys } = importer;
	for (const name of files.list('forms')) {
		const path = `forms/${name}`;
		const file = files.yaml(path, formFile);
		const { kind, recipients, sendCopy, keepDays } = file;
		let existing: Form | undefined;
		for (const locale of importer.locales) {
			const data = {
				...texts(file, locale),
				fields: rows(file, locale, existing?.fields ?? []),
				consentVersion: 1,
			};
			if (existing) await update(importer, 'forms', existing.id, locale, path, data);
			else
				existing = await create(importer, 'forms', locale, path, {
					name: file.name[locale],
					kind,
					recipients,
					sendCopy,
					keepDays,
					enabled: true,
					...data,
				});
		}
		if (existing) keys.add('form', keyOf(name), existing.id);
	}
}
