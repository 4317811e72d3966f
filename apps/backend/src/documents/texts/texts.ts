import { createHash } from 'node:crypto';
import type { LocaleCode } from '@website/contracts/locales';
import type { Field } from 'payload';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';
import { passages, wordsOf } from './rich-text.ts';
import { textPlaces } from './visit.ts';

/** The words of a document in a language, one entry for each field, paragraph, heading, item or cell that has any. */
export function textsOf(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
): string[] {
	const texts: string[] = [];
	for (const { field, value } of textPlaces(fields, document, language)) {
		if (field.type === 'richText')
			for (const { node } of passages(value)) texts.push(wordsOf(node));
		else if (typeof value === 'string') texts.push(value);
	}
	return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** What tells whether texts are the same: 22 characters. */
export const hashOf = (texts: readonly string[]): string =>
	createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);
