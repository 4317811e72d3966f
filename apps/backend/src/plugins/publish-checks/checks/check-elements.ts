import type { Field } from 'payload';
import {
	hasContent,
	isContent,
	isEmptyRow,
	isLink,
	unevenList,
} from '../../../documents/empty-content.ts';
import { type FieldValue, walkFields } from '../../../documents/field-walk.ts';
import { isRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { words } from '../../../platform/i18n/words.ts';
import { type ChecklistProblem, error, warning } from './problem.ts';

const messages = {
	emptyElement: words('The element is empty.', 'Elementet er tomt.', 'Das Element ist leer.'),
	emptyList: words(
		'The list has no entries.',
		'Listen har ingen poster.',
		'Die Liste hat keine Einträge.',
	),
	list: words(
		'The list has entries without text. Write them, or delete them.',
		'Listen har poster uden tekst. Skriv dem, eller slet dem.',
		'Die Liste hat Einträge ohne Text. Schreiben Sie sie, oder löschen Sie sie.',
	),
	table: words(
		'The table has empty cells. Write a text or a dash in each.',
		'Tabellen har tomme celler. Skriv en tekst eller en tankestreg i hver.',
		'Die Tabelle hat leere Zellen. Schreiben Sie in jede einen Text oder einen Strich.',
	),
	needed: words('Something is missing here.', 'Her mangler noget.', 'Hier fehlt etwas.'),
	noWords: words(
		'The button or link has no words.',
		'Knappen eller linket har ingen tekst.',
		'Die Schaltfläche oder der Link hat keinen Text.',
	),
	noTarget: words(
		'The button or link leads nowhere.',
		'Knappen eller linket fører ingen steder hen.',
		'Die Schaltfläche oder der Link führt nirgendwohin.',
	),
};

const fieldsOf = (field: Field): Field[] => ('fields' in field ? field.fields : []);

type FieldAtPath = Pick<FieldValue, 'field' | 'value'> & { path: string };

interface Link {
	title?: unknown;
	reference?: { value?: unknown } | null;
	url?: unknown;
}

const hasTarget = ({ reference, url }: Link) =>
	Boolean(reference?.value) || (typeof url === 'string' && url !== '');

function checkLink(value: unknown, path: string, requiresTitle: boolean): ChecklistProblem[] {
	const link: Link = isRecord(value) ? value : {};
	const hasTitle = typeof link.title === 'string' && link.title.trim() !== '';
	if (!hasTarget(link) && (hasTitle || requiresTitle))
		return [error(`${path}.reference`, messages.noTarget)];
	return hasTarget(link) && requiresTitle && !hasTitle
		? [error(`${path}.title`, messages.noWords)]
		: [];
}

/** Checks an array. Each link in a list of buttons or links needs a title and a target. */
function checkRows({ field, value, path }: FieldAtPath): ChecklistProblem[] {
	if (field.type !== 'array') return [];
	const rows = listOf(value);
	if (field.minRows && rows.every((row) => isEmptyRow(field, row)))
		return [error(path, messages.emptyList)];
	const link = field.fields.find(isLink);
	if (!link || field.custom?.words !== 'needed') return [];
	return rows.flatMap((row, index) =>
		checkLink(isRecord(row) ? row.link : null, `${path}.${index}.link`, true),
	);
}

function checkBlocks({ field, value, path }: FieldAtPath): ChecklistProblem[] {
	if (field.type !== 'blocks' || !Array.isArray(value)) return [];
	return value.flatMap((row, index) =>
		isEmptyRow(field, row) ? [error(`${path}.${index}`, messages.emptyElement)] : [],
	);
}

/** Checks the lists and tables of a field. Lists of buttons and links have their own rule, which names what is missing. */
function checkEntries({ field, value, path }: FieldAtPath): ChecklistProblem[] {
	const list =
		'custom' in field && field.custom?.words === 'needed' ? null : unevenList(field, value);
	if (!list) return [];
	return [error(list.at === null ? path : `${path}.${list.at}`, messages[list.kind])];
}

/** Checks a field that its block requires (`model/fields/required-to-publish.ts`). */
function checkRequired({ field, value, path }: FieldAtPath): ChecklistProblem[] {
	if (!('custom' in field) || field.custom?.needed !== true) return [];
	if (field.type === 'group') {
		const link = fieldsOf(field).find(isLink);
		const group = isRecord(value) ? value : {};
		return link ? checkLink(group.link, `${path}.link`, true) : [];
	}
	return isContent(field, value) ? [] : [error(path, messages.needed)];
}

const rules = [checkRows, checkBlocks, checkEntries, checkRequired];

/** Reports empty elements: lists without entries or with empty ones, tables with empty cells, elements without content, buttons without a title or target. */
export function checkElements(
	fields: readonly Field[],
	data: Record<string, unknown>,
): ChecklistProblem[] {
	const problems: ChecklistProblem[] = [];
	const add = (newProblems: readonly ChecklistProblem[]) => {
		for (const problem of newProblems)
			if (!problems.some(({ path }) => problem.path.startsWith(path))) problems.push(problem);
	};
	for (const { field, value, path } of walkFields(fields, data, null)) {
		const fieldAtPath = { field, value, path: path.join('.') };
		for (const rule of rules) add(rule(fieldAtPath));
		if (isLink(field) && isRecord(value)) add(checkLink(value, fieldAtPath.path, false));
	}
	return problems;
}

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
