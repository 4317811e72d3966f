import type { LocaleCode } from '@website/contracts/locales';
import type { Field } from 'payload';
import { nodeText, passages } from '../../../documents/texts/rich-text.ts';
import { type TextValue, textValues } from '../../../documents/texts/visit.ts';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { encodePassage } from '../xliff/inline.ts';
import { toMarks } from './marks.ts';

/** A field for plain text, or a passage of a formatted one, as it stands in one language. */
export interface SidePassage {
	/** The path of its field, and in a formatted text the position of the passage. */
	id: string;
	/** In a formatted text: the node, and where it is below the root. */
	passage: { node: JsonRecord; at: readonly number[] } | null;
	/** What kind of passage it is: those of the same kind stand beside each other. */
	kind: string;
	/** Its words, with inline codes as marks; empty where there are none yet. */
	text: string;
}

/** A field with text, and what of it can be edited: a formatted text without words has nothing. */
export interface SideField {
	place: TextValue;
	passages: SidePassage[];
}

/** What a passage says, without codes. */
export const wordsIn = ({ passage, text }: SidePassage): string =>
	(passage ? nodeText(passage.node) : text).trim();

/** Every field with text of a document in a language, empty ones too, in the order of the form. */
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
		return [{ id, passage: null, kind: 'field', text: typeof value === 'string' ? value : '' }];
	return [...passages(value)].map(({ at, node }) => ({
		id: `${id}_${at.join('.')}`,
		passage: { node, at },
		kind: [node.type, node.tag, node.listType].filter(Boolean).join(' '),
		text: toMarks(encodePassage(node)),
	}));
}
