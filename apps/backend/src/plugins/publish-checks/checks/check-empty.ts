import type { Field } from 'payload';
import { hasContent, isContent } from '../../../documents/empty-content.ts';
import { type FieldValue, walkFields } from '../../../documents/field-walk.ts';
import { isRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { words } from '../../../platform/i18n/words.ts';
import { type ChecklistProblem, warning } from './problem.ts';

const empty = words(
	'There is no content in this language: visitors would find an empty page.',
	'Der er intet indhold på dette sprog: Besøgende ville finde en tom side.',
	'In dieser Sprache gibt es keinen Inhalt: Besucher fänden eine leere Seite vor.',
);

/** Layouts that always show the list of articles. */
const articleListLayouts = new Set<unknown>(['blog', 'blogWithSidebar']);

function isFilled({ field, value }: FieldValue): boolean {
	if (field.type === 'group') return isRecord(value) && hasContent(field.fields, value);
	return field.type === 'blocks' || field.type === 'array'
		? listOf(value).length > 0
		: isContent(field, value);
}

/**
 * Returns a warning for a document that has only a title. Its content is the list of sections; without such a list, any field in the form's
 * first tab.
 */
export function checkEmpty(
	fields: readonly Field[],
	data: Record<string, unknown>,
): ChecklistProblem[] {
	if (articleListLayouts.has(data.pageLayout)) return [];
	const inTab = [...walkFields(fields, data, null)].filter(
		({ field }) => field.custom?.tab === 'content',
	);
	const lists = inTab.filter(({ field }) => field.type === 'blocks');
	const content = lists.length > 0 ? lists : inTab;
	const [first] = content;
	return first && !content.some(isFilled) ? [warning(first.path.join('.'), empty)] : [];
}
