import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { FlattenedField } from 'payload';
import { z } from 'zod';
import { isEditable, isSameValue } from '../../../documents/same-value.ts';
import { isRecord, type JsonRecord } from '../../../platform/http/reading/json-record.ts';

/** A part of a document that changes independently: one locale, or the values that all locales share. */
export type Part = LocaleCode | 'shared';

const change = z.object({ at: z.string(), form: z.string().nullable() });

/** The last save of a document, and the last change of each part: its time (ISO 8601) and the name of the open form (null without one). */
export const lastChanges = z.object({
	savedAt: z.string(),
	parts: z.partialRecord(z.enum([...localeCodes, 'shared']), change),
});
export type LastChanges = z.infer<typeof lastChanges>;

/** The parts that a save in one locale changes: `own` for that locale, `shared` for values of all locales. */
export function* changedParts(
	fields: readonly FlattenedField[],
	data: JsonRecord,
	previous: JsonRecord,
): Generator<'own' | 'shared'> {
	for (const field of fields) {
		const { name } = field;
		const [value, previousValue] = [data[name], previous[name]];
		if (value === undefined || !isEditable(name) || isSameValue(value, previousValue)) continue;
		const isLocalized = 'localized' in field && field.localized === true;
		if ((field.type === 'group' || field.type === 'tab') && !isLocalized && isRecord(value))
			yield* changedParts(
				field.flattenedFields,
				value,
				isRecord(previousValue) ? previousValue : {},
			);
		else yield isLocalized ? 'own' : 'shared';
	}
}

/** A save by an open form. */
export interface FormSave {
	form: string;
	language: Part | null;
	/** The `updatedAt` of the version that the form was made from (ISO 8601); empty without one. */
	base: string;
}

const time = (text: string): number => (text === '' ? 0 : Date.parse(text));

/**
 * True if the document has a newer version of the form's locale, or of the shared values, than the form was made from. Saves of the same
 * form do not count, because they may overtake each other. A save without a record counts as a change of all parts.
 */
export function isOutdated(
	{ form, language, base }: FormSave,
	storedAt: string,
	last: LastChanges | null,
): boolean {
	if (time(storedAt) <= time(base)) return false;
	if (last === null || time(last.savedAt) !== time(storedAt)) return true;
	const parts =
		language === null ? Object.values(last.parts) : [last.parts[language], last.parts.shared];
	return parts.some((part) => part && part.form !== form && time(part.at) > time(base));
}
