import type { Field } from 'payload';
import { isRecord, listOf } from '../../platform/http/reading/json-record.ts';
import { words } from '../../platform/i18n/words.ts';
import { type FieldValue, walkFields } from '../field-walk.ts';
import { hasContent, holdsContent } from './emptiness.ts';
import { type ChecklistProblem, warning } from './problem.ts';

const empty = words(
	'There is no content in this language: visitors would find an empty page.',
	'Der er intet indhold på dette sprog: besøgende ville finde en tom side.',
	'In dieser Sprache gibt es keinen Inhalt: Besucher fänden eine leere Seite vor.',
);

/** Layouts whose pages show the list of articles, whatever else is on them. */
const listsArticles = new Set<unknown>(['blog', 'blogWithSidebar']);

function isFilled({ field, value }: FieldValue): boolean {
	if (field.type === 'group') return isRecord(value) && hasContent(field.fields, value);
	return field.type === 'blocks' || field.type === 'array'
		? listOf(value).length > 0
		: holdsContent(field, value);
}

/**
 * A warning for a document of which visitors would see a title and nothing else. What they see is in its list of sections; without such a
 * list, in any field of the form's first tab.
 */
export function checkEmpty(
	fields: readonly Field[],
	data: Record<string, unknown>,
): ChecklistProblem[] {
	if (listsArticles.has(data.pageLayout)) return [];
	const inTab = [...walkFields(fields, data, null)].filter(
		({ field }) => field.custom?.tab === 'content',
	);
	const lists = inTab.filter(({ field }) => field.type === 'blocks');
	const content = lists.length > 0 ? lists : inTab;
	const [first] = content;
	return first && !content.some(isFilled) ? [warning(first.path.join('.'), empty)] : [];
}
