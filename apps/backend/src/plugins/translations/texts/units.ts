import type { LocaleCode } from '@website/contracts/locales';
import type { Field } from 'payload';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { encodePassage } from './inline.ts';
import { nodeText, passages } from './rich-text.ts';
import { textValues } from './texts.ts';
import { escapeContent } from './xml.ts';

/** A translatable passage. */
export interface Unit {
	/** The path of its field; in a rich text followed by the position of the passage. */
	id: string;
	path: readonly (string | number)[];
	/** In a rich text: the node, and its position below the root. */
	passage: { node: JsonRecord; at: readonly number[] } | null;
	/** Its text and codes as XML. */
	content: string;
	/** Its text, without codes. */
	words: string;
}

/** The number of inline codes of a passage. */
export const countCodes = (content: string): number => (content.match(/<p[ch] id/g) ?? []).length;

/** The translatable passages of a document, in reading order. */
export function unitsOf(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
): Unit[] {
	const units: Unit[] = [];
	for (const { path, field, value } of textValues(fields, document, language)) {
		const id = path.join('.');
		if (field.type === 'richText')
			for (const { at, node } of passages(value))
				units.push({
					id: `${id}_${at.join('.')}`,
					path,
					passage: { node, at },
					content: encodePassage(node),
					words: nodeText(node).trim(),
				});
		else if (typeof value === 'string' && value.trim() !== '')
			units.push({ id, path, passage: null, content: escapeContent(value), words: value.trim() });
	}
	return units;
}
