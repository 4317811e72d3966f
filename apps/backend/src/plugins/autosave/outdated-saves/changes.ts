import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { FlattenedField } from 'payload';
import { z } from 'zod';
import { isSameValue, isWritten } from '../../../documents/same-value.ts';
import { isRecord, type JsonRecord } from '../../../platform/http/reading/json-record.ts';

/** A part of a document that changes by itself: one language, or the values that all languages share. */
export type Part = LocaleCode | 'shared';

const change = z.object({ at: z.string(), form: z.string().nullable() });

/** The last save of a document, and the last change of each of its parts: when (ISO 8601), and by which open form (null for none). */
export const lastChanges = z.object({
	savedAt: z.string(),
	parts: z.partialRecord(z.enum([...localeCodes, 'shared']), change),
});
export type LastChanges = z.infer<typeof lastChanges>;

/** What a save of one language changes, given what is stored: `own` for that language, `shared` for the values of all. */
export function* changedParts(
	fields: readonly FlattenedField[],
	data: JsonRecord,
	stored: JsonRecord,
): Generator<'own' | 'shared'> {
	for (const field of fields) {
		const { name } = field;
		const [value, before] = [data[name], stored[name]];
		if (value === undefined || !isWritten(name) || isSameValue(value, before)) continue;
		const isLocalized = 'localized' in field && field.localized === true;
		if ((field.type === 'group' || field.type === 'tab') && !isLocalized && isRecord(value))
			yield* changedParts(field.flattenedFields, value, isRecord(before) ? before : {});
		else yield isLocalized ? 'own' : 'shared';
	}
}

/** A save by an open form. */
export interface FormSave {
	form: string;
	language: Part | null;
	/** When the version was saved that the form was made from; empty for none (ISO 8601). */
	base: string;
}

const time = (text: string): number => (text === '' ? 0 : Date.parse(text));

/**
 * Whether a form was made from an older version of its language, or of what languages share, than the stored one. What the same form has saved since is no
 * newer version: its saves may overtake each other. A save that left no record counts as a change of everything.
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
