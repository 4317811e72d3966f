import type { LocaleCode } from '@website/contracts/locales';
import type { Field } from 'payload';
import { nodeText, passages } from '../../../documents/texts/rich-text.ts';
import { textValues } from '../../../documents/texts/visit.ts';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { encodePassage } from './inline.ts';
import { content } from './xml.ts';

/** One passage for translators. */
export interface Unit {
	/** Where it stands: the path of its field, and in a formatted text the position of the passage. An XML name token. */
	id: string;
	path: readonly (string | number)[];
	/** In a formatted text: the node, and where it is below the root. */
	passage: { node: JsonRecord; at: readonly number[] } | null;
	/** As it stands in `source`. */
	content: string;
	/** What it says, without codes. */
	words: string;
}

/** How many inline codes a passage has. */
export const codesIn = (content: string): number => (content.match(/<p[ch] id/g) ?? []).length;

/** Everything of a document that is translated, in reading order. */
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
			units.push({ id, path, passage: null, content: content(value), words: value.trim() });
	}
	return units;
}
