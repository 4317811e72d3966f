import { createHash } from 'node:crypto';
import type { LocaleCode } from '@website/contracts/locales';
import type { Field } from 'payload';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { nodeText, passages } from './rich-text.ts';
import { type TextValue, textValues } from './text-values.ts';

interface TextOptions {
	/** False for texts to leave out. */
	isIncluded?: (text: TextValue) => boolean;
	/** The text in place of an inline block, such as a price. */
	placeholder?: string;
}

/** The texts of a document in a locale: one entry for each non-empty field, paragraph, heading, list item or table cell. */
export function textsOf(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
	{ isIncluded = () => true, placeholder = '' }: TextOptions = {},
): string[] {
	const texts: string[] = [];
	for (const text of textValues(fields, document, language)) {
		if (!isIncluded(text)) continue;
		const { field, value } = text;
		if (field.type === 'richText')
			for (const { node } of passages(value)) texts.push(nodeText(node, placeholder));
		else if (typeof value === 'string') texts.push(value);
	}
	return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** A hash of texts, 22 characters long. */
export const hashOf = (texts: readonly string[]): string =>
	createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);
