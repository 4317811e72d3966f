import type { LocaleCode } from '@website/contracts/locales';
import type { z } from 'zod';
import type { Form } from '../../payload-types.ts';
import { keyOf } from '../files.ts';
import { create, type Importer, update } from '../importer.ts';
import { type FormFile, formFile, type translated } from '../schemas.ts';

type Texts = z.infer<typeof translated>;
type Row = NonNullable<Form['fields']>[number];

/** Fields in one language; rows that are stored already are found again by their id. */
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

/** Forms by name, each a file with its texts in every language beside each other. */
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
					name: file.name,
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
