import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { Field } from 'payload';
import { settingNames } from '../../../documents/empty-content.ts';
import { walkFields } from '../../../documents/field-walk.ts';
import { isRecord } from '../../../platform/http/reading/json-record.ts';
import { words } from '../../../platform/i18n/words.ts';
import { limits } from '../../../platform/limits.ts';
import { nodeText, passages } from '../../translations/api.ts';
import { type ChecklistProblem, error, warning } from './problem.ts';

const { title: longestTitle, description: longestDescription } = limits.editing.searchResult;

const messages = {
	noTitle: words('The title is missing.', 'Titlen mangler.', 'Der Titel fehlt.'),
	longTitle: words(
		'Search engines cut titles after about {longestTitle} characters.',
		'Søgemaskiner afkorter titler efter omkring {longestTitle} tegn.',
		'Suchmaschinen kürzen Titel nach etwa {longestTitle} Zeichen.',
		{ longestTitle },
	),
	longDescription: words(
		'Search engines cut descriptions after about {longestDescription} characters.',
		'Søgemaskiner afkorter beskrivelser efter omkring {longestDescription} tegn.',
		'Suchmaschinen kürzen Beschreibungen nach etwa {longestDescription} Zeichen.',
		{ longestDescription },
	),
	noDescription: words(
		'Without a description search engines choose a text themselves.',
		'Uden en beskrivelse vælger søgemaskiner selv en tekst.',
		'Ohne Beschreibung wählen Suchmaschinen selbst einen Text.',
	),
	order: words(
		'The heading skips a level; people who hear pages lose their way.',
		'Overskriften springer et niveau over; den, der får siden læst op, farer vild.',
		'Die Überschrift überspringt eine Ebene; wer sich die Seite vorlesen lässt, verliert die Orientierung.',
	),
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The error for a missing title. Without a title in any language a document would be published but shown nowhere. */
export const untitled = (titleField: string): ChecklistProblem =>
	error(titleField, messages.noTitle);

/** Checks the title, and the title and description for search engines. `titleField` is the name of the document's title field. */
export function checkHead(titleField: string, data: Record<string, unknown>): ChecklistProblem[] {
	const problems: ChecklistProblem[] = [];
	const seo = isRecord(data.seo) ? data.seo : {};
	const title = textOf(data[titleField]);
	if (title === '') problems.push(untitled(titleField));
	if (!('seo' in data)) return problems;
	const seoTitle = textOf(seo.title);
	if (withoutSoftHyphens(seoTitle || title).length > longestTitle)
		problems.push(warning(seoTitle ? 'seo.title' : titleField, messages.longTitle));
	const description = textOf(seo.metaDesc);
	if (withoutSoftHyphens(description).length > longestDescription)
		problems.push(warning('seo.metaDesc', messages.longDescription));
	if (description === '' && textOf(data.excerpt) === '')
		problems.push(warning('seo.metaDesc', messages.noDescription));
	return problems;
}

/** A warning for words that a site's first content leaves to its owner, such as `[Street and number]`; none for an index: `list[name]`. */
export function checkPlaceholder(path: string, text: unknown): ChecklistProblem[] {
	const [found] = /(?<![\w\]])\[[^\]\n]{3,}\]/.exec(String(text)) ?? [];
	return found
		? [
				warning(
					path,
					words('Replace {found}.', 'Udskift {found}.', 'Ersetzen Sie {found}.', { found }),
				),
			]
		: [];
}

const notProse = new Set([...settingNames, 'code']);

/** Warns of every text with words in brackets, except code. */
export const checkPlaceholders = (
	fields: readonly Field[],
	data: Record<string, unknown>,
): ChecklistProblem[] =>
	[...walkFields(fields, data, null)].flatMap(({ field, value, path }) => {
		if (field.type === 'richText')
			return [...passages(value)].flatMap(({ node }) =>
				checkPlaceholder(path.join('.'), nodeText(node)),
			);
		const isText = field.type === 'text' || field.type === 'textarea';
		const isShown = isText && !notProse.has(field.name) && !field.virtual;
		return isShown ? checkPlaceholder(path.join('.'), value) : [];
	});

/** The heading levels in a rich text value, in order. */
function headingLevels(node: unknown): number[] {
	if (Array.isArray(node)) return node.flatMap(headingLevels);
	if (!isRecord(node)) return [];
	const tag = node.type === 'heading' ? /^h([1-6])$/.exec(String(node.tag))?.[1] : undefined;
	return tag ? [Number(tag)] : [...headingLevels(node.root), ...headingLevels(node.children)];
}

/** Reports headings that skip a level (WCAG 2.2, technique G141). The document's title is level 1. */
export function checkHeadings(
	fields: readonly Field[],
	data: Record<string, unknown>,
): ChecklistProblem[] {
	const problems: ChecklistProblem[] = [];
	let previousLevel = 1;
	const addHeading = (level: number, path: string) => {
		if (level > previousLevel + 1) problems.push(warning(path, messages.order));
		previousLevel = level;
	};
	for (const { field, value, path } of walkFields(fields, data, null)) {
		if (field.type === 'richText')
			for (const level of headingLevels(value)) addHeading(level, path.join('.'));
		else if (field.custom?.headingLevel === true && value)
			addHeading(Number(value), path.join('.'));
		else if (field.custom?.headingLevel === 2 && textOf(value) !== '') previousLevel = 2;
	}
	return problems;
}
