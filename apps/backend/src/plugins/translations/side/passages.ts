import type { LocaleCode } from '@website/contracts/locales';
import type { Field } from 'payload';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { markedText } from '../inline-codes.ts';
import { nodeText, passages, type TextValue, textValues } from '../texts.ts';
import type { PassageKind } from './model.ts';

/** A plain text field, or a passage of a rich text, in one locale. */
export interface SidePassage {
	/** The path of its field; in a rich text followed by the position of the passage. */
	id: string;
	/** In a rich text: the node, and its position below the root. */
	passage: { node: JsonRecord; at: readonly number[] } | null;
	/** What it is in a rich text; null for a text field. */
	kind: PassageKind | null;
	/** Passages with the same value are matched. */
	matches: string;
	/** Its text, with inline codes as marks; may be empty. */
	text: string;
}

/** A text field and its editable passages, including empty ones. A rich text without words has no passages. */
export interface SideField {
	place: TextValue;
	passages: SidePassage[];
}

/** The text of a passage, without codes. */
export const plainText = ({ passage, text }: SidePassage): string =>
	(passage ? nodeText(passage.node) : text).trim();

/** The text fields of a document in a locale, including empty ones, in the order of the form. */
export function sideFields(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
): SideField[] {
	return [...textValues(fields, document, language)].map((place) => ({
		place,
		passages: passagesOf(place),
	}));
}

function passagesOf({ field, path, value }: TextValue): SidePassage[] {
	const id = path.join('.');
	if (field.type !== 'richText')
		return [
			{ id, passage: null, kind: null, matches: '', text: typeof value === 'string' ? value : '' },
		];
	const inText = [...passages(value, true)].map(({ at, node, isInCell }) => ({
		id: `${id}_${at.join('.')}`,
		passage: { node, at },
		kind: isInCell ? 'cell' : (kinds[String(node.type)] ?? 'paragraph'),
		matches: [isInCell && 'cell', node.type, node.tag].filter(Boolean).join(' '),
		text: markedText(node),
	}));
	return inText.some(({ text }) => text) ? inText : [];
}

const kinds: Partial<Record<string, PassageKind>> = {
	heading: 'heading',
	listitem: 'listItem',
	quote: 'quote',
};
